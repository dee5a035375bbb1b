# Curie as a container: the same image answers (CURIE_ROLE=web) and works (CURIE_ROLE=worker).
# compose.yaml starts both; `npm run image` performs the steps of this file without a container.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /curie
# The manifests alone, so that a change of code does not install the packages again.
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/docx/package.json packages/docx/
COPY packages/draft-translation/package.json packages/draft-translation/
COPY packages/client/package.json packages/client/
COPY packages/edit-log/package.json packages/edit-log/
COPY packages/language/package.json packages/language/
COPY packages/latex/package.json packages/latex/
COPY packages/locales/package.json packages/locales/
COPY packages/manuscript/package.json packages/manuscript/
COPY packages/paddle-sandbox/package.json packages/paddle-sandbox/
COPY packages/submission-check/package.json packages/submission-check/
COPY packages/tagged-text/package.json packages/tagged-text/
RUN npm ci --include=dev --include=optional
COPY . .
RUN node scripts/build.ts
# What only builds or tests goes, and so does the Node that comes with the packages: the image has one.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    CURIE_DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /curie
COPY --from=build /curie .
RUN mkdir -p /data/engines && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "--v8-pool-size=1", "apps/server/src/main.ts"]
