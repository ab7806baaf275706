# Lantern in a container. NOT YET BUILT: there was no container engine where this was written. The same commands were run by
# hand, in an empty folder and as a user without rights (docs/operations.md says which).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
# The same as in scripts/server-process.mjs.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# The container's own files are new with each container.
ENV NODE_COMPILE_CACHE=/data/compiled
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY content content
COPY server server
# `npm run restore` needs no npm: node scripts/restore.ts
COPY scripts/restore.ts scripts/restore.ts
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/main.ts"]
