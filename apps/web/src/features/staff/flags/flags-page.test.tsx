// @vitest-environment jsdom
import { flagNames } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { FlagsPage } from "./flags-page.tsx";

const user = openConsole();

const name = "curie_abstract_writer";
const person = { identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01", email: "uma@example.org" };
const setAt = "2026-03-02T09:00:00.000Z";
const list = {
  environment: "production",
  flags: flagNames.map((one) => ({
    ...{ name: one, configured: false },
    settings:
      one === name
        ? [
            { scope: "environment", subject: "production", person: null, on: true, setAt },
            { scope: "person", subject: person.identity, person, on: false, setAt },
          ]
        : [],
  })),
};
const server = (answers = {}) =>
  fakeServer({
    "GET /api/staff/flags": { body: list },
    [`POST /api/staff/flags/${name}`]: { body: { done: true } },
    ...answers,
  });
const section = async () => within(await screen.findByRole("region", { name }));

it("says of each flag what it does, what it is, and for whom it differs [S233 G-83]", async () => {
  server();
  await renderInApp(<FlagsPage />, { path: "/flags" });
  const own = await section();
  own.getByText("The abstract writer is there.");
  own.getByText(/for everybody here/);
  expect(own.getAllByRole("row")).toHaveLength(3);
  own.getByText("Person: uma@example.org");
  expect(own.getByRole("link", { name: `History: ${name}` }).getAttribute("href")).toBe(
    `/audit?about=${name}`,
  );
  expect(screen.getAllByText(/by configuration/)).toHaveLength(flagNames.length - 1);
});

it("switches a flag for one person by their address; nobody has it: that is said [G-83]", async () => {
  const calls = server();
  await renderInApp(<FlagsPage />, { path: "/flags" });
  await user.click((await section()).getByRole("button", { name: `Switch: ${name}` }));
  await user.selectOptions(screen.getByLabelText("For whom"), "person");
  await user.type(screen.getByLabelText("E-mail"), person.email);
  await user.selectOptions(screen.getByLabelText("State"), "off");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    target: { scope: "person", email: person.email },
    on: false,
  });
  cleanup();
  server({ [`POST /api/staff/flags/${name}`]: refusal("not-found") });
  await renderInApp(<FlagsPage />, { path: "/flags" });
  await user.click((await section()).getByRole("button", { name: `Switch: ${name}` }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("alert");
});

it("takes one setting away, after a question [G-83]", async () => {
  const calls = server();
  await renderInApp(<FlagsPage />, { path: "/flags" });
  const label = "Take away: Person: uma@example.org";
  await user.click((await section()).getByRole("button", { name: label }));
  await user.click(screen.getByRole("button", { name: "Take away" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    target: { scope: "person", identity: person.identity },
    on: null,
  });
});
