/** Answers in the wire format of OpenAI's chat completions. */

type Completion = {
  /** The message's text; objects are written as JSON. */
  content?: string | object | null;
  refusal?: string;
  finishReason?: "stop" | "length" | "content_filter";
  tokens?: number;
};

export function chatCompletion({
  content = null,
  refusal,
  finishReason = "stop",
  tokens = 100,
}: Completion): object {
  const text = typeof content === "object" && content !== null ? JSON.stringify(content) : content;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "simulator",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: text, refusal: refusal ?? null },
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: tokens / 2, completion_tokens: tokens / 2, total_tokens: tokens },
  };
}

/** An error in the same format. */
export function chatError(message: string, code: string | null = null, param?: string): object {
  return { error: { message, type: "invalid_request_error", param: param ?? null, code } };
}
