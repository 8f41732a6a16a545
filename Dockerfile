# The Node server with its page, for `docker build` (docs/DEPLOY.md). supabase/tests/fleet/container.test.ts carries it out.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY assets assets
COPY public public
COPY scripts scripts
COPY src src
COPY supabase supabase
COPY index.html tsconfig.json vite.config.ts ./
# What the page is built with (.env.example).
ARG PUBLIC_ORIGIN=
ARG VITE_SUPABASE_URL=
ARG VITE_SUPABASE_KEY=
RUN npm run build
RUN node -e "import('./supabase/local/bundled.mjs').then(({ bundled }) => bundled('supabase/local/serve.ts'))"

FROM node:20-bookworm-slim
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /app/node_modules node_modules
COPY package.json tsconfig.json ./
COPY scripts/lib/ports.mjs scripts/lib/
COPY assets/finished/fonts assets/finished/fonts
COPY assets/finished/demo-works assets/finished/demo-works
COPY supabase supabase
COPY --from=build /app/dist dist
COPY --from=build /app/.build/programs .build/programs
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9595 DATA_DIR=/data
VOLUME /data
EXPOSE 9595
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "supabase/local/bundled.mjs", "supabase/local/serve.ts"]
