# The site, built from a checkout and served by nginx:
#   docker build -t grundyscope . && docker run -p 8080:80 grundyscope
# With --target work, an image in which `npm start` serves the site from the checkout.
FROM node:22-bookworm-slim AS work
WORKDIR /grundyscope
COPY . .
RUN npm run build
EXPOSE 4173
CMD ["npm", "start", "--", "--host"]

FROM nginx:stable-bookworm
COPY --from=work /grundyscope/dist /usr/share/nginx/html
