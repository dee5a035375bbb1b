import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { fapiaos } from "../tables.ts";

export async function listFapiaoOf(db: Db, userId: string) {
  return db
    .select({
      paymentId: fapiaos.paymentId,
      status: fapiaos.status,
      titleType: fapiaos.titleType,
      type: fapiaos.type,
      title: fapiaos.title,
      taxNumber: fapiaos.taxNumber,
      registeredAddress: fapiaos.registeredAddress,
      phone: fapiaos.phone,
      bankName: fapiaos.bankName,
      bankAccount: fapiaos.bankAccount,
      email: fapiaos.email,
      remark: fapiaos.remark,
      total: fapiaos.total,
      number: fapiaos.number,
      requestedAt: fapiaos.requestedAt,
      issuedAt: fapiaos.issuedAt,
      redNumber: fapiaos.redNumber,
    })
    .from(fapiaos)
    .where(eq(fapiaos.userId, userId))
    .orderBy(fapiaos.requestedAt);
}
