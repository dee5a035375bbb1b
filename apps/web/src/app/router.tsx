import { isSiteLanguage } from "@curie/contract";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useParams } from "react-router";
import { AppFrame } from "./app-frame.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { Root } from "./root.tsx";
import { SessionGate } from "./session-gate.tsx";

/** The services under /rubriq; the same with and without a language before them. */
const services: RouteObject[] = [
  { index: true, lazy: editing },
  { path: "editing", lazy: editing },
  {
    path: "translation",
    lazy: async () => ({
      Component: (await import("#features/translation/translation-page.tsx")).TranslationPage,
    }),
  },
  {
    path: "abstract-writer/*",
    lazy: async () => ({
      Component: (await import("#features/abstracts/abstract-writer-page.tsx")).AbstractWriterPage,
    }),
  },
];

async function editing() {
  return { Component: (await import("#features/editing/editing-page.tsx")).EditingPage };
}

/** Every address of the application. Code of a page arrives when the page is opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <Navigate to="/rubriq" replace /> },
        {
          Component: SessionGate,
          children: [
            {
              Component: AppFrame,
              children: [
                {
                  path: "rubriq",
                  children: [
                    ...services,
                    {
                      path: "plan",
                      lazy: async () => ({
                        Component: (await import("#features/plans/plan-page.tsx")).PlanPage,
                      }),
                    },
                    {
                      path: "plan/subscribe",
                      lazy: async () => ({
                        Component: (await import("#features/plans/subscribe-page.tsx"))
                          .SubscribePage,
                      }),
                    },
                    {
                      path: "order/:identity",
                      lazy: async () => ({
                        Component: (await import("#features/orders/order-page.tsx")).OrderPage,
                      }),
                    },
                    { path: "*", element: <Navigate to="/rubriq/editing" replace /> },
                  ],
                },
                {
                  path: "profile",
                  lazy: async () => ({
                    Component: (await import("#features/accounts/profile-page.tsx")).ProfilePage,
                  }),
                },
              ],
            },
          ],
        },
        {
          path: ":lang/rubriq",
          Component: LanguageSegment,
          children: [
            {
              Component: SessionGate,
              children: [
                {
                  Component: AppFrame,
                  children: [...services, { path: "*", Component: ToEditing }],
                },
              ],
            },
          ],
        },
        {
          path: "sign-in",
          lazy: async () => ({
            Component: (await import("#features/accounts/sign-in-page.tsx")).SignInPage,
          }),
        },
        {
          path: "sign-up",
          lazy: async () => ({
            Component: (await import("#features/accounts/sign-up-page.tsx")).SignUpPage,
          }),
        },
        {
          path: "forgot",
          lazy: async () => ({
            Component: (await import("#features/accounts/forgot-page.tsx")).ForgotPage,
          }),
        },
        {
          path: "reset",
          lazy: async () => ({
            Component: (await import("#features/accounts/reset-page.tsx")).ResetPage,
          }),
        },
        {
          path: "confirm",
          lazy: async () => ({
            Component: (await import("#features/accounts/confirm-page.tsx")).ConfirmPage,
          }),
        },
        {
          Component: AppFrame,
          children: [
            {
              path: "privacy",
              lazy: async () => ({ Component: (await import("./privacy-page.tsx")).PrivacyPage }),
            },
            {
              path: "help",
              lazy: async () => ({ Component: (await import("./help-page.tsx")).HelpPage }),
            },
            {
              path: "accessibility",
              lazy: async () => ({
                Component: (await import("./accessibility-page.tsx")).AccessibilityPage,
              }),
            },
            {
              path: "demo/mailbox",
              lazy: async () => ({
                Component: (await import("#features/demo/mailbox-page.tsx")).MailboxPage,
              }),
            },
            { path: "*", Component: NotFoundPage },
          ],
        },
      ],
    },
  ]);
}

/** G-2: an unknown language is an unknown address. */
function LanguageSegment() {
  const { lang } = useParams();
  if (isSiteLanguage(lang)) return <Outlet />;
  return (
    <AppFrame>
      <NotFoundPage />
    </AppFrame>
  );
}

/** G-3: an unknown tab leads to editing, in the same language. */
function ToEditing() {
  const { lang } = useParams();
  return <Navigate to={`/${lang}/rubriq`} replace />;
}
