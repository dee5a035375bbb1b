/** How models begin when they talk about themselves. */
const excuse =
  /^\W*(?:(?:I['’]?m|I am|we are|we['’]re)? ?(?:very )?sorry\b|I (?:can(?:not|['’]t)|am unable|am not able|won['’]t|must decline)|as an? (?:AI|artificial|(?:large )?language model)|(?:certainly|sure|of course)[,!.:])/i;

/** How an author may begin in the same way. */
const sameInSource =
  /^\W*(?:lo siento|lamento|lamentamos|perdón|disculp|no puedo|no podr|sinto|desculp|não posso|não po|como (?:un|uma?) |por supuesto|claro|com certeza|抱歉|对不起|很遗憾|我不能|我无法|作为|当然|肯定)/i;

/** Whether an answer speaks for the model instead of the author. */
export function isRefusal(answer: string, source: string): boolean {
  return excuse.test(answer) && !sameInSource.test(source);
}
