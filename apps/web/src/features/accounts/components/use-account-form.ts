import { useForm } from "@mantine/form";
import type { FieldProblem } from "../model.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { useProblemMessage } from "./use-problem-message.ts";

/**
 * A form whose fields have a rule each: what a rule says stands under its field, and after a refused
 * submit the focus stands on the first field that needs attention.
 */
export function useAccountForm<Name extends string>(
  initialValues: Record<Name, string>,
  rules: Record<Name, (value: string) => FieldProblem | null>,
) {
  const problemMessage = useProblemMessage();
  const names = Object.keys(rules) as Name[];
  const form = useForm({
    mode: "uncontrolled",
    initialValues,
    validate: (values) =>
      Object.fromEntries(names.map((name) => [name, problemMessage(rules[name](values[name]))])),
  });
  const onSubmit = (save: (values: Record<Name, string>) => void) =>
    form.onSubmit(save, focusFirstError(form));
  return { form, onSubmit };
}
