import { buildWebWhenStale } from "./build-web.ts";

/** `npm run build`: what a production machine needs before it starts the server. */
await buildWebWhenStale();
