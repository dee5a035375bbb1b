import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router";

export type Filter<Value extends string> = {
  values: readonly Value[];
  chosen: Value | undefined;
  /** Empty: all. */
  choose: (value: string) => void;
};

/** What a list is narrowed to; it stands in the address, beside what is sought and other filters. */
export function useFilter<const Value extends string>(
  name: string,
  values: readonly Value[],
): Filter<Value> {
  const [query, setQuery] = useSearchParams();
  const choose = (value: string) =>
    setQuery((others) => {
      if (value === "") others.delete(name);
      else others.set(name, value);
      return others;
    });
  return { values, chosen: values.find((value) => value === query.get(name)), choose };
}

type FilterSelectProps<Value extends string> = {
  filter: Filter<Value>;
  label: string;
  all: string;
  nameOf: (value: Value) => string;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, nameOf } = props;
  const { values, chosen, choose } = props.filter;
  return (
    <NativeSelect
      label={label}
      value={chosen ?? ""}
      data={[
        { value: "", label: all },
        ...values.map((value) => ({ value, label: nameOf(value) })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
