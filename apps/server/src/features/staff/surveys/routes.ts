import { staffPageSize } from "@curie/contract";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";
import { listAnswers, summariseAnswers } from "./store.ts";

const { surveys } = staffOs;

export const surveyRoutes = {
  summary: surveys.summary.handler(async ({ context: { ctx } }) => {
    const rows = await summariseAnswers(ctx.db);
    return {
      rows: rows.map(({ overall, language, meaning, ...row }) => ({
        ...row,
        ...{ overall: overall ?? 0, language: language ?? 0, meaning: meaning ?? 0 },
      })),
    };
  }),

  list: surveys.list.handler(async ({ context: { ctx }, input: { after } }) => {
    const found = await listAnswers(ctx.db, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, ({ answer }) => {
      const { feature, modelVersion, overall, language, meaning, comment } = answer;
      return {
        ...{ identity: answer.id, feature, modelVersion, overall, language, meaning, comment },
        answeredAt: answer.answeredAt.toISOString(),
      };
    });
  }),
};
