import abstracts from "./abstracts.json" with { type: "json" };
import accounts from "./accounts.json" with { type: "json" };
import app from "./app.json" with { type: "json" };
import billing from "./billing.json" with { type: "json" };
import checks from "./checks.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import demo from "./demo.json" with { type: "json" };
import documents from "./documents.json" with { type: "json" };
import editing from "./editing.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import fapiao from "./fapiao.json" with { type: "json" };
import feedback from "./feedback.json" with { type: "json" };
import guidance from "./guidance.json" with { type: "json" };
import humanEditing from "./human-editing.json" with { type: "json" };
import orders from "./orders.json" with { type: "json" };
import partners from "./partners.json" with { type: "json" };
import plans from "./plans.json" with { type: "json" };
import reasons from "./reasons.json" with { type: "json" };
import report from "./report.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import tokens from "./tokens.json" with { type: "json" };
import translation from "./translation.json" with { type: "json" };

export const messages = {
  abstracts,
  accounts,
  app,
  billing,
  checks,
  contact,
  demo,
  documents,
  editing,
  emails,
  errors,
  fapiao,
  feedback,
  guidance,
  "human-editing": humanEditing,
  orders,
  partners,
  plans,
  reasons,
  report,
  terms,
  tokens,
  translation,
};
