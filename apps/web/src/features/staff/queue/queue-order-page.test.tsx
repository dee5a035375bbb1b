// @vitest-environment jsdom
import type { EditorOrder } from "@curie/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { QueueOrderPage } from "./queue-order-page.tsx";
import { QueuePage } from "./queue-page.tsx";

openConsole();

const identity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const fileId = "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11";
const one = `/api/staff/queue/${identity}`;
const editor = { identity: fileId, name: "Edo Editor" };

function anOrder(change: Partial<EditorOrder> = {}): EditorOrder {
  return {
    ...{ identity, document: null, status: "assigned", words: 4200, refunded: false },
    ...{ file: { name: "reef.docx", sizeBytes: 1000 }, createdAt: "2026-11-20T12:00:00.000Z" },
    dueAt: "2026-12-01T12:00:00.000Z",
    form: {
      ...{ serviceLevel: "plus", turnaround: "fast", field: "biology", journal: "Coral Reefs" },
      ...{ note: "Keep “reef crest”.", styleOfEnglish: "British English", oxfordSpelling: true },
    },
    ...{ timeline: [], isSecondRound: false, hours: [], pay: null },
    files: [
      {
        ...{ identity: fileId, kind: "source", name: "reef.docx", sizeBytes: 2048 },
        ...{ at: "2026-11-24T12:00:00.000Z", check: null, isCurrent: false },
      },
    ],
    ...change,
  };
}
const show = (path = `/queue/${identity}`) =>
  renderInApp(
    <Routes>
      <Route path="/queue" element={<QueuePage />} />
      <Route path="/queue/:identity" element={<QueueOrderPage />} />
    </Routes>,
    { path },
  );
const server = (order: EditorOrder, answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({ [`GET ${one}`]: { body: order }, ...answers });
const done = { body: { done: true } };

describe("an editor", () => {
  it("sees the own queue, or that there is nothing in it [G-83]", async () => {
    fakeServer({ "GET /api/staff/queue": { body: { orders: [] } } });
    await show("/queue");
    expect(await screen.findByText("Nothing is in your queue.")).toBeTruthy();
    cleanup();
    fakeServer({ "GET /api/staff/queue": { body: { orders: [anOrder()] } } });
    await show("/queue");
    const link = await screen.findByRole("link", { name: "reef.docx" });
    expect(link.getAttribute("href")).toBe(`/queue/${identity}`);
  });

  it("reads what the author wants, gets the file, and begins [G-40]", async () => {
    const saved = watchSavedFiles();
    const calls = server(anOrder(), {
      [`GET ${one}/files/${fileId}`]: { body: "bytes" },
      [`POST ${one}/begin`]: done,
    });
    await show();
    expect(await screen.findByText("Keep “reef crest”.")).toBeTruthy();
    expect(screen.getByText("British English with Oxford spelling")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Download: reef.docx" }));
    await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(["reef.docx"]));
    expect(screen.queryByRole("button", { name: "Hand in the edited file" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Begin to edit" }));
    await waitFor(() => expect(calls.some(({ call }) => call === `POST ${one}/begin`)).toBe(true));
  });

  it("asks the author something, and the question stays until it is sent [G-40]", async () => {
    const answers = [refusal("internal-error"), done];
    const calls = server(anOrder({ status: "in-editing" }), {
      [`POST ${one}/ask`]: () => answers.shift() ?? done,
    });
    await show();
    const question = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Your question",
    });
    fireEvent.change(question, { target: { value: "Is “n” 14?" } });
    fireEvent.click(screen.getByRole("button", { name: "Send the question" }));
    await screen.findByRole("alert");
    expect(question.value).toBe("Is “n” 14?");
    fireEvent.click(screen.getByRole("button", { name: "Send the question" }));
    await waitFor(() => expect(question.value).toBe(""));
    expect(calls.filter(({ call }) => call === `POST ${one}/ask`).at(-1)?.body).toEqual({
      text: "Is “n” 14?",
    });
  });

  it("notes the time that was worked [G-83]", async () => {
    const hours = [{ editor, day: "2026-11-24", minutes: 90, note: "first pass" }];
    const calls = server(anOrder({ status: "in-editing", hours }), { [`POST ${one}/hours`]: done });
    await show();
    expect(await screen.findByText("Minutes in all: 90")).toBeTruthy();
    const form = screen.getByRole("form", { name: "Note the time" });
    fireEvent.change(within(form).getByLabelText("Day"), { target: { value: "2026-11-25" } });
    fireEvent.change(within(form).getByLabelText("Minutes"), { target: { value: "45" } });
    fireEvent.click(within(form).getByRole("button", { name: "Note the time" }));
    await waitFor(() =>
      expect(within(form).getByLabelText<HTMLInputElement>("Minutes").value).toBe(""),
    );
    expect(calls.find(({ call }) => call === `POST ${one}/hours`)?.body).toEqual({
      ...{ day: "2026-11-25", minutes: 45, note: "" },
    });
  });

  it("hands in the edited file, and is told when it is none [G-40]", async () => {
    server(anOrder({ status: "in-editing" }));
    const sent: FormDataEntryValue[] = [];
    const others = globalThis.fetch;
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      if (!(init?.body instanceof FormData)) return others(input, init);
      sent.push(...init.body.getAll("file"));
      const { body, status } = refusal("not-a-word-file");
      return Response.json(body, { status: status ?? 400 });
    });
    const { container } = await show();
    await screen.findByRole("button", { name: "Hand in the edited file" });
    const field = container.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(field as HTMLInputElement, new File(["x"], "reef.docx"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Word/);
    expect(sent.map((file) => (file as File).name)).toEqual(["reef.docx"]);
  });
});
