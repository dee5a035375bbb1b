/** Says on the error output what is being fetched, so that nobody waits without a word. */
export type FetchProgress = {
  start(engine: string, source: string): void;
  progress(engine: string, share: number): void;
  end(sentence: string): void;
};

/** A line that is written over for somebody who looks; for a file one line each tenth. */
export function fetchProgressOn(output: NodeJS.WriteStream): FetchProgress {
  const step = output.isTTY ? 1 : 10;
  let last = "";
  return {
    start(engine, source) {
      output.write(`${engine}: fetching ${source}\n`);
    },
    progress(engine, share) {
      const percent = Math.floor((share * 100) / step) * step;
      const line = `${engine}: ${percent} % fetched`;
      if (line === last) return;
      last = line;
      output.write(output.isTTY ? `\r${line}` : `${line}\n`);
    },
    end(sentence) {
      output.write(output.isTTY && last !== "" ? `\n${sentence}\n` : `${sentence}\n`);
      last = "";
    },
  };
}
