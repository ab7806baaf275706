# Lantern in a container. NOT YET BUILT: there was no container engine where this was written. What the last stage carries is laid
# out and started by a test instead (scripts/lay-out-image.system.test.ts).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/lay-out-image.ts /image

FROM node:24-bookworm-slim
WORKDIR /app
# The same as in scripts/server-process.mjs.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# The container's own files are new with each container.
ENV NODE_COMPILE_CACHE=/data/compiled
# `npm run restore` needs no npm: node scripts/restore.ts
COPY --from=build /image .
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/main.ts"]
