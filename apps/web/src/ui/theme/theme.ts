import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
} from "@mantine/core";
import buttonClasses from "./button.module.css";
import inputClasses from "./input.module.css";

// Ten steps each, as Mantine wants them: 0 the light tint, 3 the dark ink, 7 the light ink, 9 the dark tint.
const ink: MantineColorsTuple = [
  "#E9EFF6",
  "#D3DFED",
  "#B4D1F2",
  "#93BBEA",
  "#6E9BD1",
  "#4A7AB2",
  "#2F5F97",
  "#1B4476",
  "#123058",
  "#1A2B40",
];
const verdigris: MantineColorsTuple = [
  "#E2F1ED",
  "#C2E2DB",
  "#93D6C6",
  "#62C9B1",
  "#3BA58D",
  "#238571",
  "#147361",
  "#0B6354",
  "#084C41",
  "#10302A",
];
const madder: MantineColorsTuple = [
  "#FAE9EB",
  "#F6D0D5",
  "#F5B2BA",
  "#F3949F",
  "#DB6474",
  "#C64457",
  "#B33147",
  "#A1243A",
  "#7C1A2C",
  "#3C191F",
];
const ochre: MantineColorsTuple = [
  "#FAF0D9",
  "#F3E0B3",
  "#EBCC88",
  "#E3B75C",
  "#C4953A",
  "#A37620",
  "#8B610D",
  "#765000",
  "#5A3D00",
  "#34290F",
];
const gray: MantineColorsTuple = [
  "#FAFAF8",
  "#F2F3F0",
  "#E8EAE6",
  "#DFE1DD",
  "#C4C8C6",
  "#A0A6AA",
  "#7F868E",
  "#626A74",
  "#464D56",
  "#15191E",
];
const dark: MantineColorsTuple = [
  "#E9EBEA",
  "#B9BFC5",
  "#979EA6",
  "#747C85",
  "#2E343A",
  "#20252A",
  "#191D21",
  "#121518",
  "#0D1012",
  "#0A0C0E",
];

const oneShadow = "var(--curie-shadow)";

const buttonInks: ReadonlyMap<string, Record<`--${string}`, string>> = new Map(
  Object.entries({
    filled: {
      "--button-bg": "var(--curie-accent)",
      "--button-hover": "var(--curie-accent-hover)",
      "--button-color": "var(--curie-on-accent)",
      "--button-bd": "1px solid var(--curie-accent)",
    },
    default: {
      "--button-bg": "var(--curie-sheet)",
      "--button-hover": "var(--curie-sunken)",
      "--button-color": "var(--curie-ink)",
      "--button-bd": "1px solid var(--curie-control)",
    },
    subtle: {
      "--button-bg": "transparent",
      "--button-hover": "var(--curie-sunken)",
      "--button-color": "var(--curie-accent)",
      "--button-bd": "1px solid transparent",
    },
    danger: {
      "--button-bg": "var(--curie-sheet)",
      "--button-hover": "var(--curie-madder-tint)",
      "--button-color": "var(--curie-madder)",
      "--button-bd": "1px solid var(--curie-madder)",
    },
  }),
);

const buttonSizes: ReadonlyMap<string, Record<`--${string}`, string>> = new Map(
  Object.entries({
    md: { "--button-height": "40px", "--button-padding-x": "16px", "--button-fz": "1rem" },
    lg: { "--button-height": "48px", "--button-padding-x": "22px", "--button-fz": "1.0625rem" },
  }),
);

export const theme = createTheme({
  fontFamily: "var(--curie-sans)",
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontFamily: "var(--curie-serif)", textWrap: "pretty" },
  colors: { ink, verdigris, madder, ochre, gray, dark },
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 3 },
  black: "#15191E",
  white: "#FFFFFF",
  fontSizes: { xs: "0.875rem", sm: "0.9375rem", md: "1.0625rem", lg: "1.1875rem", xl: "1.375rem" },
  lineHeights: { md: "1.5" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  radius: { xs: "3px", sm: "4px", md: "8px", lg: "8px", xl: "8px" },
  defaultRadius: "sm",
  shadows: { xs: oneShadow, sm: oneShadow, md: oneShadow, lg: oneShadow, xl: oneShadow },
  breakpoints: { xs: "30em", sm: "47.5em", md: "67.5em", lg: "75em", xl: "88em" },
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  autoContrast: true,
  fontSmoothing: true,
  components: {
    Button: {
      defaultProps: { size: "md", variant: "default" },
      classNames: { root: buttonClasses.root ?? "", label: buttonClasses.label ?? "" },
      vars: (_theme: unknown, { size = "md", variant = "default" }: ButtonProps) => ({
        root: { ...buttonInks.get(variant), ...buttonSizes.get(String(size)) },
      }),
    },
    Input: {
      classNames: { wrapper: inputClasses.wrapper ?? "", input: inputClasses.input ?? "" },
    },
    InputWrapper: {
      classNames: {
        label: inputClasses.label ?? "",
        description: inputClasses.description ?? "",
        error: inputClasses.error ?? "",
      },
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    },
    PasswordInput: {
      classNames: { input: inputClasses.input ?? "" },
    },
  },
});

const inks = {
  "--mantine-color-body": "var(--curie-paper)",
  "--mantine-color-text": "var(--curie-ink)",
  "--mantine-color-dimmed": "var(--curie-ink2)",
  "--mantine-color-placeholder": "var(--curie-ink3)",
  "--mantine-color-anchor": "var(--curie-accent)",
  "--mantine-color-error": "var(--curie-madder)",
  "--mantine-color-success": "var(--curie-verdigris)",
  "--mantine-color-default": "var(--curie-sheet)",
  "--mantine-color-default-hover": "var(--curie-sunken)",
  "--mantine-color-default-color": "var(--curie-ink)",
  "--mantine-color-default-border": "var(--curie-control)",
  "--mantine-color-disabled": "transparent",
  "--mantine-color-disabled-color": "var(--curie-ink3)",
  "--mantine-color-disabled-border": "var(--curie-rule)",
  "--mantine-primary-color-filled": "var(--curie-accent)",
  "--mantine-primary-color-filled-hover": "var(--curie-accent-hover)",
};

/** Our tokens know both schemes themselves, so Mantine's variables only point at them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: inks,
  dark: inks,
});
