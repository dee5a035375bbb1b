import type { Document, EditingAccess, User } from "@curie/contract";
import { flagDefaults } from "@curie/contract";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { showLanguage } from "./i18n.ts";
import { LanguageProvider } from "./language.tsx";
import { applicationQuery, sessionQuery } from "./session.ts";

/** What a test draws its component into: words, session and application, as the page has them. */

function aUser(change: Partial<User> = {}): User {
  return {
    identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11",
    email: "lucia@example.org",
    name: "Lucía Márquez",
    locale: "en_US",
    country: "MX",
    currency: null,
    currencyIso: null,
    retentionDays: 90,
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
    lewisVersion: "1.0",
    words: null,
    changes: 12,
    editsLeftOut: 0,
    warnings: [],
    progress: null,
    paidBy: null,
    failure: null,
    filesKept: true,
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

export async function renderInApp(children: ReactNode, { user = aUser(), path = "/rubriq" } = {}) {
  await showLanguage("en_US");
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(sessionQuery.queryKey, { user });
  queries.setQueryData(applicationQuery.queryKey, {
    application: {
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
      surveyUrls: { en_US: "/s", es_ES: "/s", ja_JP: "/s", pt_BR: "/s", zh_CN: "/s" },
      staysOnThisServer: true,
      demo: true,
      signInProviders: [],
    },
    flags: flagDefaults,
  });
  return render(
    <QueryClientProvider client={queries}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[path]}>
          <LanguageProvider>{children}</LanguageProvider>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
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
