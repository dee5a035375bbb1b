import { termProblems } from "@curie/contract/constants";
import { useTranslation } from "react-i18next";

/** The sentence for what is wrong with an entry or a line. */
export function useProblemText(): (problem: string) => string {
  const { t } = useTranslation("terms");
  return (problem) => {
    const known = termProblems.find((one) => one === problem) ?? "not-plain";
    return t(`problem-${known}`);
  };
}
