// @vitest-environment jsdom
import { locales, promotionPictureMaxBytes } from "@curie/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { languageName } from "#lib/languages.ts";
import { fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { PromotionPage } from "./promotion-page.tsx";

openConsole();

const identity = "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01";
const one = `/api/staff/promotions/${identity}`;
const shelf = "/api/staff/promotion-pictures";
const [a, b] = ["a".repeat(64), "b".repeat(64)];
const aPicture = (hash: string, fileName: string, uses = 0) => ({
  ...{ identity: hash, imageUrl: `/api/promotions/pictures/${hash}.png` },
  ...{ width: 320, height: 180, sizeBytes: 2048, fileName, uses },
});
const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { adDescription: `Text ${locale}`, callToActionLinkText: `Link ${locale}` },
  ]),
);
const promotion = {
  ...{ identity, texts, callToActionUrl: "https://example.org", audience: "everybody" },
  ...{ published: true, startsAt: null, endsAt: null, state: "shown", picture: a },
  image: { imageUrl: `/api/promotions/pictures/${a}.png`, width: 320, height: 180 },
};

function server(answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    [`GET ${one}`]: { body: promotion },
    [`GET ${shelf}`]: {
      body: { advertisingImages: [aPicture(a, "reef.png", 1), aPicture(b, "lab.png")] },
    },
    ...answers,
  });
}
const show = (path = `/promotions/${identity}`) =>
  renderInApp(
    <Routes>
      <Route path="/promotions/:identity" element={<PromotionPage />} />
    </Routes>,
    { path },
  );

/** Answers one call only when it is let go, as a slow server does. */
function holdUp(call: string): () => void {
  let letGo = () => {};
  const waits = new Promise<void>((done) => {
    letGo = done;
  });
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (`${request.method} ${new URL(request.url).pathname}` === call) await waits;
    return answer(request);
  });
  return () => letGo();
}
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const pictureOf = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("the picture of a promotion", () => {
  it("is chosen, and while that takes its time the page says so [S240]", async () => {
    const calls = server({ [`POST ${one}/picture`]: { body: { done: true } } });
    const letGo = holdUp(`POST ${one}/picture`);
    await show();
    const other = await screen.findByRole<HTMLInputElement>("radio", { name: /^lab\.png/ });
    expect(pictureOf(/^reef\.png/).checked).toBe(true);
    fireEvent.click(other);
    await waitFor(() => expect(status()).toContain("Choosing…"));
    expect(other.checked).toBe(true);
    fireEvent.click(pictureOf(/^No picture/));
    letGo();
    await waitFor(() => expect(status()).not.toContain("Choosing…"));
    const chosen = calls.filter(({ call }) => call.endsWith("/picture"));
    expect(chosen).toEqual([{ call: `POST ${one}/picture`, body: { picture: b } }]);
  });

  it("is uploaded under its name, and while that takes its time the page says so [S240]", async () => {
    const calls = server({ [`POST ${shelf}`]: { body: { identity: b } } });
    const letGo = holdUp(`POST ${shelf}`);
    const { container } = await show();
    await screen.findByRole("button", { name: "Upload a picture" });
    const field = container.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(
      field as HTMLInputElement,
      new File(["hello"], "new.png", { type: "image/png" }),
    );
    await waitFor(() => expect(status()).toContain("Uploading…"));
    const button = screen.getByRole("button", { name: "Upload a picture" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    letGo();
    await waitFor(() => expect(status()).not.toContain("Uploading…"));
    expect(calls.find(({ call }) => call === `POST ${shelf}`)?.body).toEqual({
      ...{ fileName: "new.png", content: btoa("hello") },
    });
  });

  it("that is too large is not sent, and the limit is named [S240 G-32]", async () => {
    const calls = server();
    const { container } = await show();
    await screen.findByRole("button", { name: "Upload a picture" });
    const large = new File([new Uint8Array(promotionPictureMaxBytes + 1)], "big.png", {
      type: "image/png",
    });
    await userEvent.upload(container.querySelector("input[type=file]") as HTMLInputElement, large);
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Pictures may have up to 400\skB\./,
    );
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  });

  it("is removed after a question that says who loses it; while that takes its time the page says so [S240]", async () => {
    server({ [`DELETE ${shelf}/${a}`]: { body: { done: true } } });
    const letGo = holdUp(`DELETE ${shelf}/${a}`);
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Remove: reef.png" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("reef.png is used by 1 promotion");
    fireEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    await waitFor(() =>
      expect(
        screen.getAllByRole("status", { hidden: true }).map((one) => one.textContent),
      ).toContain("Removing…"),
    );
    letGo();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});

describe("a promotion", () => {
  it("is shown as people see it, in each language [S240]", async () => {
    server();
    await show();
    for (const locale of locales) {
      const preview = await screen.findByRole("region", { name: languageName(locale) });
      expect(preview.lang).toBe(locale.replace("_", "-"));
      expect(within(preview).getByRole("img", { name: `Text ${locale}` })).toBeTruthy();
      expect(
        within(preview).getByRole("link", { name: new RegExp(`Link ${locale}`) }),
      ).toBeTruthy();
    }
  });

  it("is saved with its days, and the page says so [S240]", async () => {
    const calls = server({ [`POST ${one}`]: { body: { done: true } } });
    await show();
    fireEvent.change(await screen.findByLabelText("First day"), {
      target: { value: "2026-12-01" },
    });
    fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-12-24" } });
    fireEvent.change(screen.getByRole("textbox", { name: "Text: 日本語" }), {
      target: { value: "講座" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(status()).toContain("Saved."));
    expect(calls.find(({ call }) => call === `POST ${one}`)?.body).toMatchObject({
      texts: { ja_JP: { adDescription: "講座", callToActionLinkText: "Link ja_JP" } },
      ...{ startsAt: "2026-12-01T00:00:00.000Z", endsAt: "2026-12-25T00:00:00.000Z" },
    });
  });

  it("that is new is sent only when every text and the link are there; the first that is not has the focus", async () => {
    const calls = server();
    await show("/promotions/new");
    fireEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Text: English" })),
    );
    expect(screen.getAllByText("Enter a text.")).toHaveLength(10);
    expect(screen.getByText("Enter an address that begins with https:// or with /.")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("keeps what was typed when the server refuses it", async () => {
    server({ [`POST ${one}`]: refusal("internal-error") });
    await show();
    const text = await screen.findByRole<HTMLInputElement>("textbox", { name: "Text: English" });
    fireEvent.change(text, { target: { value: "Another text" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("alert");
    expect(text.value).toBe("Another text");
  });
});
