/** What is used of a package that says no types. */
declare module "@20minutes/s3rver" {
  type Context = { method: string; status: number; get(header: string): string };
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Koa's: each may answer or hand on to the next. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
