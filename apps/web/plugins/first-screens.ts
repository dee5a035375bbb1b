import type { Plugin, Rolldown } from "vite";

/**
 * What every first screen needs travels in a few files instead of forty: on a slow line each file
 * costs a round trip. Dialogs, forms and pages stay apart and arrive when they are opened.
 *
 * A file that is moved or renamed must not silently leave its group: the build fails when a line
 * below fits no module, and says which.
 */
type Group = {
  name: string;
  /** Of two groups that want a module, the one with the higher priority has it. */
  priority: number;
  modules: readonly RegExp[];
  except?: readonly RegExp[];
};

const groups: readonly Group[] = [
  {
    // The entry needs this one and nothing else before the first paint.
    name: "preload",
    priority: 5,
    modules: [/vite\/preload-helper/, /rolldown\/runtime/],
  },
  {
    name: "base",
    priority: 4,
    modules: [
      /node_modules\/react\//,
      /node_modules\/react-dom\//,
      /node_modules\/scheduler\//,
      /node_modules\/react-router\//,
      /node_modules\/i18next\//,
      /node_modules\/react-i18next\//,
      /node_modules\/@tanstack\//,
      /node_modules\/@orpc\//,
    ],
    except: [/react-i18next\/.*\/Trans/],
  },
  {
    name: "parts",
    priority: 3,
    modules: [
      /@mantine\/core\/esm\/core\//,
      /@mantine\/core\/esm\/components\/Button\//,
      /@mantine\/core\/esm\/components\/Loader\//,
      /@mantine\/core\/esm\/components\/UnstyledButton\//,
      /node_modules\/clsx\//,
      /@tabler\/icons-react\/dist\/esm\/createReactComponent/,
      /@tabler\/icons-react\/dist\/esm\/defaultAttributes/,
    ],
  },
  {
    // One field, as on the page of plans, does not need what whole forms do.
    name: "fields",
    priority: 3,
    modules: [
      /@mantine\/core\/esm\/components\/CloseButton\//,
      /@mantine\/core\/esm\/components\/Input\//,
      /@mantine\/core\/esm\/components\/TextInput\//,
    ],
  },
  {
    // A choice of few, as on the report, needs nothing of the forms of accounts.
    name: "select",
    priority: 2,
    modules: [
      /@mantine\/core\/esm\/components\/NativeSelect\//,
      /@mantine\/core\/esm\/components\/Combobox\//,
    ],
  },
  {
    // Menus and tips are placed beside something; dialogs are not, and do without.
    name: "floating",
    priority: 3,
    modules: [/node_modules\/@floating-ui\//],
  },
  {
    name: "account",
    priority: 1,
    modules: [
      /accounts\/components\/account-f/,
      /accounts\/components\/country-field/,
      /accounts\/components\/focus-first/,
      /accounts\/components\/form-failure/,
      /accounts\/components\/password-f/,
      /accounts\/components\/specimen/,
      /accounts\/components\/use-problem/,
      /@mantine\/form\//,
      /@mantine\/core\/esm\/components\/(?:ActionIcon|PasswordInput)\//,
    ],
  },
  {
    name: "shell",
    priority: 3,
    modules: [
      /web\/src\/lib\//,
      /features\/(accounts|documents|editing|plans)\/queries\.ts/,
      /features\/(accounts|documents|editing|plans)\/model\.ts/,
      /web\/src\/app\//,
      /ui\/theme\//,
      /ui\/status\/announcer/,
      /ui\/forms\/busy-button/,
      /ui\/page\/focus-main/,
      /ui\/menus\/language-menu/,
      /ui\/page\/margin-column/,
      /ui\/text\/marked-text/,
      /ui\/menus\/menu-button/,
      /ui\/status\/spinner/,
      /ui\/text\/visually-hidden/,
      /ui\/page\/wordmark/,
      /packages\/contract\/src\//,
      /packages\/locales\/src\/formatting/,
      /icons\/Icon(AlertCircle|ChevronDown|Language)\.mjs/,
    ],
    except: [
      /web\/src\/app\/.*(page|items|start|dialog|frame|menu|tabs|notice|initials)/,
      /ui\/theme\/\w+[.-]?\w*\.css/,
      /packages\/contract\/src\/(demo|abstract)/,
    ],
  },
  {
    // Sentences with links or signs inside; few first screens have one.
    name: "marked-sentences",
    priority: 3,
    modules: [/react-i18next\/.*\/Trans/, /html-parse-stringify/, /ui\/text\/contact-link/],
  },
  {
    name: "specimen",
    priority: 3,
    modules: [/ui\/specimens\/edited-specimen/, /ui\/text\/pieces/],
  },
  {
    // What stands around every page but the sign-in ones.
    name: "frame",
    priority: 2,
    modules: [/web\/src\/app\//, /web\/src\/ui\//],
    except: [
      /web\/src\/app\/.*(page|items|start|dialog)/,
      /ui\/theme/,
      /ui\/.*(dialog|choice|feature-list|prose|toast|field-message|open-menu|language-items)/,
    ],
  },
];

/** For Rolldown's `codeSplitting`, which takes one expression for each group. */
export const firstScreenGroups: Rolldown.CodeSplittingGroup[] = groups.map(
  ({ name, priority, modules, except = [] }) => ({
    name,
    priority,
    test: new RegExp(
      `^${except.map(({ source }) => `(?!.*${source})`).join("")}.*${either(modules)}`,
    ),
  }),
);

function either(patterns: readonly RegExp[]): string {
  return `(?:${patterns.map(({ source }) => source).join("|")})`;
}

/** Rolldown's own module is added after the graph is known. */
const addedLater = ["\0rolldown/runtime.js"];

/** Fails the build when a line above fits no module any more. */
export function firstScreens(): Plugin {
  return {
    name: "curie:first-screens",
    apply: "build",
    generateBundle() {
      const stale = staleLines([...this.getModuleIds(), ...addedLater]);
      if (stale.length === 0) return;
      this.error(`No module fits these lines of plugins/first-screens.ts: ${stale.join(", ")}`);
    },
  };
}

/** The lines that fit none of these modules, each with the name of its group. */
function staleLines(modules: readonly string[]): string[] {
  return groups.flatMap(({ name, modules: patterns, except = [] }) =>
    [...patterns, ...except]
      .filter((pattern) => !modules.some((id) => pattern.test(id)))
      .map((pattern) => `${name} ${pattern}`),
  );
}
