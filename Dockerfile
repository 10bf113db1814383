# docs/operating/install.md says how it is run.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Where the product's own site is, and the workspace that its own visits are tracked for.
ARG VITE_SITE_URL=https://www.example.com VITE_TRACKING_WORKSPACE_ID=ws_product
ENV VITE_API_BASE_URL=/ VITE_DASHBOARD_BASE_URL=/
RUN npm run build && npm run build:forms && npm run build:tracker

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY src ./src
# Makes the links that PostgreSQL's libraries need, and fails here where it can't run.
RUN node --input-type=module -e "await (await import('./src/server/engine/postgres-package.ts')).enginePrograms({}, '/tmp')"
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-forms ./dist-forms
COPY --from=build /app/dist-tracker ./dist-tracker
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm run server`, with signals that reach the server itself.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--initial-old-space-size=48", "--heap-growing-percent=50", "src/server/start.js"]
