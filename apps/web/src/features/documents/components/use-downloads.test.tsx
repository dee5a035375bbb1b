// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { aDocument } from "#lib/testing.tsx";
import { onDownloaded } from "../queries.ts";
import { useDownloads } from "./use-downloads.ts";

afterEach(cleanup);

const one = aDocument({ identity: "one" });
const two = aDocument({ identity: "two" });

/** Downloads whose end is in the test's hands. */
function start() {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const fetchFile = vi.fn(({ identity }: { identity: string }) => {
    const end = Promise.withResolvers<void>();
    ends.set(identity, end);
    return end.promise;
  });
  const onFailure = vi.fn();
  const { result } = renderHook(() => useDownloads(fetchFile, onFailure));
  const ended = (identity: string, error?: Error) =>
    act(async () => (error ? ends.get(identity)?.reject(error) : ends.get(identity)?.resolve()));
  const download = (document: typeof one) =>
    act(async () => void result.current.download(document));
  return { fetchFile, onFailure, ended, download, underway: () => [...result.current.underway] };
}

describe("useDownloads", () => {
  it("holds both documents while both are on their way, then one, then none [S68 S238]", async () => {
    const { download, ended, underway } = start();
    await download(one);
    await download(two);
    expect(underway()).toEqual(["one", "two"]);
    await ended("one");
    expect(underway()).toEqual(["two"]);
    await ended("two");
    expect(underway()).toEqual([]);
  });

  it("fetches a document once at a time, however often it is asked", async () => {
    const { download, ended, fetchFile } = start();
    await download(one);
    await download(one);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    await ended("one");
    await download(one);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it("registers what was fetched, edits and translations, and nothing that failed [S76]", async () => {
    const { download, ended, onFailure, underway } = start();
    const registered = vi.fn();
    onTestFinished(onDownloaded(registered));
    const translation = aDocument({ identity: "two", type: "translation" });
    await download(one);
    await ended("one");
    await download(translation);
    await ended("two");
    await download(one);
    await ended("one", new Error("cut off"));
    expect(registered.mock.calls).toEqual([[one], [translation]]);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(underway()).toEqual([]);
  });
});
