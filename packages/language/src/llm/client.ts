import { z } from "zod";
import { callService } from "../remote/call.ts";
import { ordinaryPatience, type Patience, retrying } from "../remote/retry.ts";
import { ServiceFailure } from "../remote/service-failure.ts";
import { createTurnstile } from "../remote/turnstile.ts";
import type { TokenBudget } from "./budget.ts";
import { LlmFailure } from "./llm-failure.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

export type LlmSettings = {
  /** Where `/chat/completions` stands, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; servers of one's own often need none. */
  apiKey?: string | undefined;
  model: string;
  /** Milliseconds for one answer. */
  timeout?: number;
  /** Questions asked at the same time, over all documents. */
  atOnce?: number;
  patience?: Partial<Patience>;
  now?: () => number;
};

export type LlmQuestion<T> = {
  /** What the model is to do. Never holds text of a document. */
  instructions: string;
  /** The text it is to do it with, and nothing it should obey. */
  material: string;
  /** The form of the answer, under a name of letters, digits and underscores. */
  form: { name: string; schema: z.ZodType<T> };
  /** The most tokens an answer may have. */
  longestAnswer: number;
  budget: TokenBudget;
  signal?: AbortSignal | undefined;
};

/** A client of any server that speaks the chat completions of OpenAI. */
export type LlmClient = {
  readonly model: string;
  /**
   * Asks for an answer of a certain form.
   *
   * @throws LlmFailure when there is an answer that cannot be used
   * @throws ServiceFailure when there is none
   */
  ask<T>(question: LlmQuestion<T>): Promise<T>;
  /**
   * Asks for the list of models, which costs nothing.
   *
   * @returns whether the model is offered; true as well where a server keeps no list
   * @throws ServiceFailure
   */
  offersModel(signal?: AbortSignal): Promise<boolean>;
};

/** What a server may not know; each is given up when the server says so, and stays so. */
type Manners = {
  format: "json_schema" | "json_object" | "none";
  limit: "max_completion_tokens" | "max_tokens" | "none";
  temperature: boolean;
};

const modelsTimeout = 5_000;

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish(),
});

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

export function createLlmClient(settings: LlmSettings): LlmClient {
  const { model, apiKey, timeout = 120_000, now } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, "");
  const patience = { ...ordinaryPatience, ...settings.patience };
  const enter = createTurnstile(settings.atOnce ?? 4);
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const manners: Manners = {
    format: "json_schema",
    limit: "max_completion_tokens",
    temperature: true,
  };

  /** One exchange; when the server does not know our manners, another with plainer ones. */
  async function exchange<T>(question: LlmQuestion<T>): Promise<unknown> {
    for (;;) {
      const used = { ...manners };
      try {
        return await callService({
          url: `${baseUrl}/chat/completions`,
          body: bodyFor(question, model, used),
          headers,
          timeout,
          signal: question.signal,
          ...(now ? { now } : {}),
        });
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        const failure = readFailure(error);
        if (failure !== error || failure.code !== "rejected") throw failure;
        if (!giveUpManners(manners, used, error.body)) throw failure;
      }
    }
  }

  return {
    model,

    async ask(question) {
      const { budget, signal, form } = question;
      const reply = await enter(
        () =>
          retrying(
            async () => {
              budget.check();
              const answer = completion.safeParse(await exchange(question));
              if (!answer.success) {
                throw new ServiceFailure("bad-answer", "the answer is no chat completion");
              }
              return answer.data;
            },
            patience,
            signal,
          ),
        signal,
      );
      const [choice] = reply.choices;
      const content = choice?.message.content ?? "";
      const length = question.instructions.length + question.material.length + content.length;
      budget.spend(reply.usage?.total_tokens ?? Math.ceil(length / charactersInToken));
      if (choice?.message.refusal) throw new LlmFailure("refused", "the model refused");
      if (choice?.finish_reason === "content_filter") {
        throw new LlmFailure("refused", "a content filter stopped the answer");
      }
      if (choice?.finish_reason === "length") {
        throw new LlmFailure("cut-short", "the answer was cut short");
      }
      const answer = form.schema.safeParse(readJsonAnswer(content));
      if (!answer.success) {
        throw new LlmFailure("not-understood", `the answer is no ${form.name}`);
      }
      return answer.data;
    },

    async offersModel(signal) {
      try {
        const answer = await callService({
          url: `${baseUrl}/models`,
          headers,
          timeout: Math.min(timeout, modelsTimeout),
          signal,
        });
        const list = modelList.safeParse(answer);
        if (!list.success || list.data.data.length === 0) return true;
        return list.data.data.some(({ id }) => id === model || id.startsWith(`${model}:`));
      } catch (error) {
        const isUnknown = error instanceof ServiceFailure && noList.has(error.status);
        if (isUnknown) return true;
        throw error;
      }
    },
  };
}

/** A cautious guess for servers that do not count; Chinese has about one to a character. */
const charactersInToken = 2;

/** Statuses of servers that answer questions but keep no list of models. */
const noList: ReadonlySet<number> = new Set([404, 405, 501]);

function bodyFor<T>(question: LlmQuestion<T>, model: string, manners: Manners): unknown {
  const { instructions, material, form, longestAnswer } = question;
  const { $schema: _, ...schema } = z.toJSONSchema(form.schema);
  const inWords =
    manners.format === "json_schema"
      ? ""
      : `\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: "system", content: instructions + inWords },
      { role: "user", content: material },
    ],
    ...(manners.temperature ? { temperature: 0 } : {}),
    ...(manners.limit === "none" ? {} : { [manners.limit]: longestAnswer }),
    ...(manners.format === "json_schema"
      ? {
          response_format: {
            type: "json_schema",
            json_schema: { name: form.name, strict: true, schema },
          },
        }
      : manners.format === "json_object"
        ? { response_format: { type: "json_object" } }
        : {}),
  };
}

/** Reads what servers put into the body of an error. */
function readFailure(failure: ServiceFailure): ServiceFailure | LlmFailure {
  const { body, code, status } = failure;
  if (
    code === "overloaded" &&
    /insufficient_quota|billing|exceeded your current quota/i.test(body)
  ) {
    return new ServiceFailure("quota-exceeded", "no more from this key", { status });
  }
  if (code === "too-large") return new LlmFailure("too-long", "the question is too long");
  if (code !== "rejected") return failure;
  if (
    /context_length|context length|context window|too many tokens|prompt is too long/i.test(body)
  ) {
    return new LlmFailure("too-long", "the question is too long");
  }
  if (/content_filter|content_policy|content management policy/i.test(body)) {
    return new LlmFailure("refused", "a content filter stopped the question");
  }
  return failure;
}

/**
 * Makes the manners plainer by what a refusal names, or else by the answer's form, which servers
 * know least. A request that used older manners is only repeated.
 *
 * @returns false when nothing is left to give up
 */
function giveUpManners(manners: Manners, used: Manners, body: string): boolean {
  const isOld = (Object.keys(manners) as (keyof Manners)[]).some(
    (key) => manners[key] !== used[key],
  );
  if (isOld) return true;
  if (manners.temperature && /temperature/i.test(body)) manners.temperature = false;
  else if (manners.limit !== "none" && /max_(?:completion_)?tokens/i.test(body)) {
    manners.limit = manners.limit === "max_completion_tokens" ? "max_tokens" : "none";
  } else if (manners.format !== "none") {
    manners.format = manners.format === "json_schema" ? "json_object" : "none";
  } else if (manners.limit !== "none") {
    manners.limit = manners.limit === "max_completion_tokens" ? "max_tokens" : "none";
  } else if (manners.temperature) manners.temperature = false;
  else return false;
  return true;
}
