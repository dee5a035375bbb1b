import { useTranslation } from "react-i18next";
import { type FieldProblem, problemCount } from "../model.ts";

/** Turns what a field's rule says into the sentence under it; null when the field is fine. */
export function useProblemMessage(): (problem: FieldProblem | null) => string | null {
  const { t } = useTranslation("accounts");
  return (problem) => problem && t(problem, { count: problemCount(problem) });
}
