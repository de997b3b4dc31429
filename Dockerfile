# The site, built from a checkout and served by nginx at http://localhost:8080/grundyscope/:
#   docker build -t grundyscope . && docker run -p 8080:80 grundyscope
# With --target work, an image in which `npm start` serves the site from the checkout.
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS work
WORKDIR /grundyscope
COPY . .
RUN npm run build
EXPOSE 4173
CMD ["npm", "start", "--", "--host"]

FROM nginx:stable-bookworm@sha256:552e7481ca93ffccd046aa658dbbed22caefbc09c66fa7cd247cbb90b8a5c609
COPY docs/nginx.conf /etc/nginx/nginx.conf
COPY --from=work /grundyscope/dist /srv/www/grundyscope
