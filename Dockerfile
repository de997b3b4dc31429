# The site, built from a checkout and served by nginx at http://localhost:8080/grundyscope/:
#   docker build -t grundyscope . && docker run -p 8080:80 grundyscope
# With --target work, an image in which `npm start` serves the site from the checkout.
FROM node:22-bookworm-slim AS work
WORKDIR /grundyscope
COPY . .
RUN npm run build
EXPOSE 4173
CMD ["npm", "start", "--", "--host"]

FROM nginx:stable-bookworm
COPY docs/nginx.conf /etc/nginx/nginx.conf
COPY --from=work /grundyscope/dist /srv/www/grundyscope
