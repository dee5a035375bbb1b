// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { PageDrop } from "./page-drop.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const file = new File(["x"], "paper.docx");
const held = { types: ["Files"], files: [file] };
const sign = () => screen.queryByText("Drop the Word file to begin");

test("a file that hangs over the page is awaited, and taken when it is dropped", async () => {
  const onDrop = vi.fn();
  await renderInApp(<PageDrop onDrop={onDrop} />);
  fireEvent.dragOver(window, { dataTransfer: held });
  expect(sign()).toBeTruthy();
  fireEvent.drop(window, { dataTransfer: held });
  expect(onDrop).toHaveBeenCalledWith([file]);
  expect(sign()).toBeNull();
});

test("what is no file, or leaves the page again, changes nothing", async () => {
  const onDrop = vi.fn();
  await renderInApp(<PageDrop onDrop={onDrop} />);
  const words = { types: ["text/plain"], files: [] };
  fireEvent.dragOver(window, { dataTransfer: words });
  expect(sign()).toBeNull();
  fireEvent.drop(window, { dataTransfer: words });
  fireEvent.dragOver(window, { dataTransfer: held });
  fireEvent.dragLeave(window, { relatedTarget: null });
  expect(sign()).toBeNull();
  expect(onDrop).not.toHaveBeenCalled();
});

test("while a dialog is open the page takes nothing", async () => {
  await renderInApp(<PageDrop onDrop={null} />);
  fireEvent.dragOver(window, { dataTransfer: held });
  expect(sign()).toBeNull();
});
