import type {
  Application,
  AvailablePlan,
  Document,
  EditingAccess,
  ErrorCode,
  ErrorParams,
  Flags,
  Locale,
  Plan,
  TranslationAccess,
  User,
} from "@curie/contract";
import { errorStatuses, flagDefaults } from "@curie/contract";
import { loadMessages, type Namespace } from "@curie/locales";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, inject, vi } from "vitest";
import { api, type client } from "./api.ts";
import { showLanguage, showMessages } from "./i18n.ts";
import { LanguageProvider } from "./language.tsx";
import { applicationQuery, sessionQuery } from "./session.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  interface ProvidedContext {
    /** How long something may take to appear (`scripts/test-limits.ts`). */
    waitingMs: number;
  }
}

// Parts that arrive when they are needed may take a moment on a busy machine.
configure({ asyncUtilTimeout: inject("waitingMs") });

/** What a test draws its component into: messages, session and application, as the page has them. */

export function aUser(change: Partial<User> = {}): User {
  return {
    identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11",
    email: "lucia@example.org",
    name: "Lucía Márquez",
    locale: "en_US",
    country: "MX",
    currency: null,
    currencyIso: null,
    retentionDays: 90,
    styleOfEnglish: "American English",
    oxfordSpelling: false,
    firstLanguage: null,
    region: "rest-of-world",
    preferredGroup: null,
    fapiaoEligible: false,
    ...change,
  };
}

export function aDocument(change: Partial<Document> = {}): Document {
  return {
    identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
    file: { name: "paper.docx", sizeBytes: 1000 },
    status: "completed",
    type: "edit",
    origin: "web",
    createdAt: "2026-11-21T10:00:00.000Z",
    completedAt: null,
    language: null,
    styleOfEnglish: "American English",
    oxfordSpelling: false,
    strength: "proofread",
    targetWords: null,
    lewisVersion: "1.0",
    words: null,
    changes: 12,
    proof: null,
    editsLeftOut: 0,
    quality: null,
    paragraphsLeft: null,
    paragraphsToCheck: null,
    termsMissed: [],
    warnings: [],
    progress: null,
    sample: false,
    paidBy: null,
    failure: null,
    filesKept: true,
    version: { number: 1, previous: null },
    ...change,
  };
}

export function anAccess(change: Partial<EditingAccess> = {}): EditingAccess {
  return {
    limitReached: false,
    reason: null,
    planType: null,
    availableAt: null,
    allowance: null,
    sources: [],
    groupAdmin: null,
    useLimitCheckPasses: true,
    ...change,
  };
}

export function aTranslationAccess(change: Partial<TranslationAccess> = {}): TranslationAccess {
  return { ...anAccess(), reason: null, ...change };
}

/** A Starter plan with five days left, unless something else is said. */
export function aPlan(change: Partial<Plan> = {}): Plan {
  const allowance = { usesConsumed: 2, usesRemaining: 3, usesProvisioned: 5, nextRecurrence: null };
  const none = { usesConsumed: 0, usesRemaining: 0, usesProvisioned: 0, nextRecurrence: null };
  return {
    identity: "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    planType: "free_trial",
    planName: null,
    catalogueSet: null,
    status: "active",
    paymentStatus: "trialing",
    startsAt: "2026-11-19T00:00:00.000Z",
    endsAt: "2026-11-26T00:00:00.000Z",
    freeTrialExpiration: "2026-11-26T00:00:00.000Z",
    renews: false,
    cancelledAt: null,
    planPrice: null,
    subscriptionInterval: null,
    receiptCode: null,
    billingHistory: [],
    availablePlans: [],
    paddleVersion: null,
    paddleSubscription: null,
    grantingMechanism: "others",
    grantedFrom: null,
    groupName: null,
    access: { features: { editing: allowance, translation: none } },
    ...change,
  };
}

/** A subscription of Paddle Billing, paid by the year, that renews in 200 days. */
export function aPremium(change: Partial<Plan> = {}): Plan {
  const unlimited = {
    usesConsumed: 4,
    usesRemaining: null,
    usesProvisioned: null,
    nextRecurrence: null,
  };
  const two = {
    usesConsumed: 1,
    usesRemaining: 1,
    usesProvisioned: 2,
    nextRecurrence: "2026-12-01T00:00:00.000Z",
  };
  return aPlan({
    identity: "11111111-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    planType: "premium",
    planName: "premium_including_translation",
    catalogueSet: "original",
    paymentStatus: "active",
    endsAt: "2027-06-09T00:00:00.000Z",
    freeTrialExpiration: null,
    renews: true,
    planPrice: { amount: 15900, currency: "USD" },
    subscriptionInterval: "yearly",
    paddleVersion: "newer",
    paddleSubscription: { updateUrl: null, cancelUrl: null, validThrough: null },
    grantingMechanism: "paddle",
    access: { features: { editing: unlimited, translation: two } },
    ...change,
  });
}

/** Premium with translation by the year, for US$159.00. */
export function anOffer(change: Partial<AvailablePlan> = {}): AvailablePlan {
  return {
    identity: "22222222-6f0f-4c7d-8f4e-2f5a0d1c9e77",
    planName: "premium_including_translation",
    catalogueSet: "original",
    paddlePlanId: "pri_year",
    billingInterval: "yearly",
    price: 15900,
    currency: "USD",
    trialDays: 0,
    renews: true,
    translationsPerMonth: 2,
    ...change,
  };
}

function anApplication(change: Partial<Application> = {}): Application {
  return {
    identity: "default",
    companyShortName: "Curie",
    contact: null,
    siteLanguage: "en",
    projectEnvironmentName: "test",
    allowsDigitalEditing: true,
    paymentProvider: {
      vendorId: 1,
      scriptUrl: "/paddle.js",
      scriptUrlv2: "/paddle-v2.js",
      clientToken: "test_token",
      environment: "sandbox",
      customerPaddleId: null,
    },
    groupDiscountUrls: { china: "/group-discount/china", restOfWorld: "/group-discount" },
    surveyUrls: {
      en_US: "/en/rubriq/survey",
      es_ES: "/es/rubriq/survey",
      ja_JP: "/jp/rubriq/survey",
      pt_BR: "/br/rubriq/survey",
      zh_CN: "/cn/rubriq/survey",
    },
    staysOnThisServer: true,
    editing: { engine: "local", strengths: ["proofread", "correct"], staysOnThisServer: true },
    demo: true,
    passkeyOrigin: location.origin,
    signInProviders: [],
    ...change,
  };
}

type Start = Awaited<ReturnType<typeof client.plans.load>>;

/** What a page about plans starts from: nobody's plan, nothing on offer, unless something is said. */
export function aStart(change: Partial<Start> = {}): Start {
  return {
    plans: { premium: null, free_trial: null, preferred_group: null },
    access: { editing: anAccess(), translation: aTranslationAccess() },
    availablePlans: {
      premium: [],
      premium_editing_only: [],
      premium_including_translation: [],
      premiumWithTranslation: [],
      trial: [],
      trial_30_days: [],
      snTrial30Days: [],
      editing: [],
    },
    starter: { entry: "link", trialDays: 7, edits: 5, translations: 0 },
    paddlePending: false,
    paddlePendingCreatedOn: null,
    digitalEdit: { hasDigitalEditingPurchase: false, enabled: true },
    user: aUser(),
    application: anApplication(),
    flags: flagDefaults,
    launchNotice: false,
    survey: { editing: { uses: 0, shownOn: null }, translation: { uses: 0, shownOn: null } },
    ...change,
  };
}

type Surroundings = {
  /** Null: nobody is signed in. */
  user?: User | null;
  path?: string;
  locale?: Locale;
  flags?: Flags;
  application?: Partial<Application>;
  /** The server's clock; the browser's unless given. */
  now?: Date;
  /** Known to the page from the beginning; without it the page asks. */
  start?: Start;
};

export async function renderInApp(
  children: ReactNode,
  { path = "/rubriq", locale = "en_US", start, ...given }: Surroundings = {},
) {
  const user = given.user === undefined ? (start?.user ?? aUser()) : given.user;
  const flags = given.flags ?? start?.flags ?? flagDefaults;
  // Whatever a page brings is there: what each page must bring is tested with the pages.
  await showMessages(...(await browserNamespaces()));
  await showLanguage(locale);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  });
  queries.setQueryData(sessionQuery.queryKey, {
    user: user && { ...user, locale },
    secondStepDue: false,
  });
  queries.setQueryData(applicationQuery.queryKey, {
    application: anApplication(given.application),
    flags,
    now: (given.now ?? new Date()).toISOString(),
  });
  if (start) queries.setQueryData(api.plans.load.queryOptions().queryKey, start);
  const drawn = render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[path]}>
          <LanguageProvider>
            {children}
            <WhereAmI />
          </LanguageProvider>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { ...drawn, queries, address: () => screen.getByTestId("address").textContent };
}

/** Every namespace that a browser is given. */
async function browserNamespaces(): Promise<Namespace[]> {
  const ofServer: readonly string[] = ["emails", "guidance"];
  const namespaces = Object.keys(await loadMessages("en_US")) as Namespace[];
  return namespaces.filter((name) => !ofServer.includes(name));
}

/** The address of the page, for tests of where something leads. */
function WhereAmI() {
  const { pathname, search, hash } = useLocation();
  return <span hidden data-testid="address">{`${pathname}${search}${hash}`}</span>;
}

/** What has the focus shows it, as after a key: jsdom does not know `:focus-visible`. */
export function showFocus(): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":focus-visible" ? this.matches(":focus") : matches.call(this, selector);
  });
}

type Answer = { status?: number; body: unknown };

/**
 * Fakes the server.
 *
 * @param answers `"GET /api/curie/load"` → answer, or what makes one of the request's body and query
 * @returns every call as `"METHOD /path"`, in the order they were made, with its body
 */
export function fakeServer(
  answers: Record<string, Answer | ((body: unknown, query: URLSearchParams) => Answer)>,
) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const text = await request.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    calls.push({ call, body });
    const given = answers[call];
    const answer = typeof given === "function" ? given(body, searchParams) : given;
    if (!answer) throw new TypeError(`nobody answers ${call}`);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return calls;
}

export function refusal(code: ErrorCode, params: ErrorParams = {}): Answer {
  return { status: errorStatuses[code], body: { code, params, requestId: "r-1" } };
}

/** Noon of the day on which tests of plans take place. */
export const testNow = "2026-11-21T12:00:00.000Z";

/**
 * Has every test of a file begin at `testNow` with a clean page, its clock in the test's hands.
 *
 * @returns hands and keyboard of a person; what they do lets the time it takes pass
 */
export function beginEachTestAtNoon(): UserEvent {
  beforeAll(completeDom);
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime(testNow);
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = "";
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
}

/** What browsers have and the test's DOM lacks. */
export function completeDom(): void {
  globalThis.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLCanvasElement.prototype.getContext = () => null;
}
