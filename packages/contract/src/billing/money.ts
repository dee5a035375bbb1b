import { z } from "zod";
import { Currency } from "../accounts/accounts.ts";

/** An amount in the smallest unit of its currency: cents, but whole yen. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;
