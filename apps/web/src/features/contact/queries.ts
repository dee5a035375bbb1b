import type { Message } from "@curie/contract";
import { client } from "#lib/api.ts";

/** Sends a message to the people who run the service. */
export async function writeToOperator(message: Message): Promise<void> {
  await client.contact.write(message);
}
