import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { applicationQuery } from "./session.ts";

/** So much the network makes; more is meant, or the browser's clock is wrong. */
const ignoredMs = 60_000;

/**
 * What time it is for the server, by which plans and documents are dated. In a demonstration its
 * clock may be months ahead of the browser's.
 */
export function useServerTime(): () => Date {
  const { data, dataUpdatedAt } = useSuspenseQuery(applicationQuery);
  const difference = new Date(data.now).getTime() - dataUpdatedAt;
  const aheadMs = Math.abs(difference) < ignoredMs ? 0 : difference;
  return useCallback(() => new Date(Date.now() + aheadMs), [aheadMs]);
}
