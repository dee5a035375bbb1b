import { api } from "#lib/api.ts";

/** Mails that the demo kept, newest first; to one address when it is given. */
export function mailboxQuery(to: string | null) {
  return api.demo.mailbox.queryOptions({ input: to === null ? {} : { to }, staleTime: 0 });
}
