// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aUser, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { ContactForm } from "./contact-form.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const send = "POST /api/contact";
const show = () =>
  renderInApp(<ContactForm subject="support" hint="What happened?" reference="E6KZX6M4TQ" />);
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Send message" }));

describe("ContactForm", () => {
  it("knows who is signed in and what it is about, sends once and says so [G-81 G-82]", async () => {
    const calls = fakeServer({ [send]: { body: { done: true } } });
    await show();
    write(" The receipt does not open. ");
    press();
    expect(await screen.findByText("Your message has arrived")).toBeTruthy();
    const { name, email } = aUser();
    expect(calls).toEqual([
      {
        call: send,
        body: {
          subject: "support",
          name,
          email,
          text: " The receipt does not open. ",
          reference: "E6KZX6M4TQ",
        },
      },
    ]);
    expect(screen.getByRole("status").textContent).toContain(email);
  });

  it("says at the field what is missing, and sends nothing [G-81]", async () => {
    const calls = fakeServer({});
    await show();
    write("  ");
    press();
    expect(await screen.findByText("Write your message.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Message")));
    fireEvent.change(screen.getByLabelText("E-mail to answer to"), { target: { value: "ana" } });
    write("Hello");
    press();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("E-mail to answer to")),
    );
    expect(calls).toEqual([]);
  });

  it("keeps what was written when it could not be sent [G-81]", async () => {
    fakeServer({
      [send]: refusal("too-many-requests", { availableAt: "2026-11-21T13:00:00.000Z" }),
    });
    await show();
    write("Hello");
    press();
    await screen.findByRole("alert");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Hello");
  });
});
