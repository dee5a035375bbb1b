import type { DemoFapiao, DemoFapiaoDecision } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useDecideFapiao } from "../queries.ts";
import classes from "./fapiao-entry.module.css";

/** One request, with what may be decided about it now. */
export function FapiaoEntry({ fapiao }: { fapiao: DemoFapiao }) {
  const { t } = useTranslation(["demo", "fapiao"]);
  const formatting = useFormatting();
  const decide = useDecideFapiao();
  const { identity, buyer, type, total, number, askedAt, state, reversal } = fapiao;
  const facts = [
    t(`fapiao:type-${type}`),
    formatting.money(total, "CNY"),
    ...(number ? [number] : []),
  ];
  return (
    <li className={classes.entry}>
      <h2>{buyer}</h2>
      <p className={classes.small}>
        {facts.join(" · ")} · <time>{formatting.dateTime(askedAt)}</time>
      </p>
      <p role="status">
        {reversal ? t(`fapiao-reversal-${reversal.state}`) : t(`fapiao-state-${state}`)}
      </p>
      <div className={classes.decisions}>
        {decisionsAbout(fapiao).map((decision) => (
          <BusyButton
            key={decision}
            busy={decide.isPending}
            aria-label={`${t(`fapiao-${decision}`)}: ${buyer}`}
            onClick={() => decide.mutate({ identity, decision })}
          >
            {t(`fapiao-${decision}`)}
          </BusyButton>
        ))}
      </div>
    </li>
  );
}

function decisionsAbout({ state, reversal }: DemoFapiao): DemoFapiaoDecision[] {
  if (state === "issuing") return ["issue", "fail"];
  return reversal?.state === "pending" ? ["confirm", "reject", "lapse"] : [];
}
