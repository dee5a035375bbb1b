import { type Locale, languageTag } from "@curie/contract";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { createElement as element } from "react";

/** An email as a feature writes it: messages only, in the reader's language. */
export type Email = {
  to: string;
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** At most one thing to do. */
  action?: { label: string; url: string };
  footer: string;
};

const ink = "#15191E";
const quiet = "#626A74";
const accent = "#1B4476";
const serif = "'Source Serif 4', Georgia, 'Songti SC', 'Hiragino Mincho ProN', serif";
const sans = "'Source Sans 3', 'Helvetica Neue', Arial, 'PingFang SC', 'Hiragino Sans', sans-serif";

/** One layout for every mail: a name, a few sentences, one button, the same as plain text. */
export async function renderMail(email: Email): Promise<{ text: string; html: string }> {
  const page = element(
    Html,
    { lang: languageTag(email.locale) },
    element(Head),
    element(Preview, null, email.paragraphs[0] ?? email.subject),
    element(
      Body,
      { style: { backgroundColor: "#FAFAF8", color: ink, fontFamily: sans, margin: 0 } },
      element(
        Container,
        { style: { maxWidth: "560px", padding: "32px 24px" } },
        element(
          Text,
          { style: { fontFamily: serif, fontSize: "24px", fontWeight: 600, margin: "0 0 24px" } },
          "Curie",
        ),
        ...email.paragraphs.map((paragraph, position) =>
          element(
            Text,
            { key: position, style: { fontSize: "16px", lineHeight: "1.55", margin: "0 0 16px" } },
            paragraph,
          ),
        ),
        ...(email.action ? actionParts(email.action) : []),
        element(Hr, { style: { borderColor: "#DFE1DD", margin: "28px 0 14px" } }),
        element(
          Text,
          { style: { color: quiet, fontSize: "14px", lineHeight: "1.5", margin: 0 } },
          email.footer,
        ),
      ),
    ),
  );
  const [html, text] = await Promise.all([render(page), render(page, { plainText: true })]);
  return { html, text };
}

function actionParts(action: { label: string; url: string }) {
  const button = {
    backgroundColor: accent,
    borderRadius: "4px",
    color: "#FFFFFF",
    fontSize: "16px",
    fontWeight: 600,
    padding: "12px 22px",
  };
  return [
    element(Button, { key: "button", href: action.url, style: button }, action.label),
    // Some readers show no buttons; the address itself always works.
    element(
      Text,
      {
        key: "address",
        // The text version already has it behind the button's label.
        ...{ "data-skip-in-text": "true" },
        style: { fontSize: "14px", margin: "14px 0 0", wordBreak: "break-all" as const },
      },
      element(Link, { href: action.url, style: { color: accent } }, action.url),
    ),
  ];
}
