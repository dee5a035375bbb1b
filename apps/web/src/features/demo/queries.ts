import type { DemoAccountKey, DemoFapiaoDecision, DemoFlag, Locale } from "@curie/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { rememberUser } from "#lib/session.ts";
import type { ClockMove } from "./model.ts";

/** Mails that the demo kept, newest first; to one address when it is given. */
export function mailboxQuery(to: string | null) {
  return api.demo.mailbox.queryOptions({ input: to === null ? {} : { to }, staleTime: 0 });
}

/** Accounts, group codes, flags and clock, as they are now. */
export const consoleQuery = api.demo.console.queryOptions({ staleTime: 0 });

/** What the issuer of the demonstration was asked for, newest first. */
export const demoFapiaoQuery = api.demo.fapiao.queryOptions({ staleTime: 0 });

export function useDecideFapiao() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { identity: string; decision: DemoFapiaoDecision }) =>
      client.demo.decideFapiao(input),
    onSuccess: (now) => queries.setQueryData(demoFapiaoQuery.queryKey, now),
  });
}

export function useSignInAs() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entry: { key: DemoAccountKey; locale: Locale }) => client.demo.signIn(entry),
    onSuccess: ({ user }) => rememberUser(queries, user),
  });
}

export function useRestoreAccounts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.demo.restoreAccounts(),
    onSettled: () => askEverythingAgain(queries),
  });
}

export function useSwitchFlag() {
  const queries = useQueryClient();
  return useMutation({
    // What is as configured needs no switch.
    mutationFn: ({ flag, on }: { flag: DemoFlag; on: boolean }) =>
      client.demo.switchFlag({ name: flag.name, on: on === flag.configured ? null : on }),
    onSettled: () => askEverythingAgain(queries),
  });
}

export function useMoveClock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: ClockMove) => client.demo.moveClock(move),
    onSettled: () => askEverythingAgain(queries),
  });
}

/** Back to real time. Sessions of demo accounts end. */
export async function resetClock(queries: QueryClient): Promise<void> {
  await client.demo.resetClock();
  await askEverythingAgain(queries);
}

/** Flags, time and states stand behind everything that a page has asked for. */
async function askEverythingAgain(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries();
}
