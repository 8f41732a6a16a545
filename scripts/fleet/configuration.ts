/**
 * What the parts of a set-up of several servers are configured with. `npm run fleet` runs on these texts, and docs/DEPLOY.md
 * shows them (configuration.test.ts).
 */

/** The passwords of the two roles that log in. */
export interface Passwords {
  readonly owner: string;
  readonly server: string;
}

/** What an administrator of the database does once: a statement a line. */
export const rolesSql = ({ owner, server }: Passwords): string => `\
create role gum_api nologin noinherit;
create role anon nologin noinherit;          -- Supabase's names, which the migrations
create role authenticated nologin noinherit; -- take every right from
create role flunks_owner login password '${owner}';
create role flunks_server login noinherit password '${server}';
grant authenticated to gum_api;              -- to ask what a client of Realtime may do
grant gum_api to flunks_owner with admin option;
grant gum_api to flunks_server;
create database flunks owner flunks_owner;`;

export interface PoolerSettings {
  /** Where it listens. */
  readonly address: string;
  readonly port: number | string;
  /** The line that names the database, or all of them. */
  readonly databases: string;
  /** How those who log in are known. */
  readonly logins: readonly string[];
}

/** PgBouncer's settings: it hands a connection on after each transaction. */
export const poolerIni = ({ address, port, databases, logins }: PoolerSettings): string => `\
[databases]
${databases}

[pgbouncer]
listen_addr = ${address}
listen_port = ${port}
unix_socket_dir =
${logins.join('\n')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
; after a restart of the database; it would wait for 15 s
server_login_retry = 1
ignore_startup_parameters = extra_float_digits`;

/** The login that PgBouncer takes and passes on, as `userlist.txt` has it. */
export const poolerLogins = (usersFile: string): readonly string[] => [
  'auth_type = scram-sha-256',
  `auth_file = ${usersFile}`,
];

export interface SiteSettings {
  /** host:port of each server. */
  readonly servers: readonly string[];
  /** Where it listens, and under which name and certificate. */
  readonly head: readonly string[];
  /** PROXY_SECRET of the servers. */
  readonly secret: string;
}

/** nginx's part of `http`: one site before all servers. */
export const siteConfig = ({ servers, head, secret }: SiteSettings): string => `\
upstream flunks {
${servers.map((server) => `  server ${server};`).join('\n')}
  keepalive 32;
  keepalive_timeout 10s; # a server ends what is silent for 20 s
}
map $http_upgrade $connection_upgrade {
  default upgrade;
  ''      '';
}
server {
${head.map((line) => `  ${line}`).join('\n')}
  client_max_body_size 8m; # the largest picture that is published takes 5.6 MB
  location / {
    proxy_pass http://flunks;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Proxy-Secret "${secret}";
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_connect_timeout 2s; # a server that is gone is passed over
    proxy_read_timeout 90s;   # sockets of Realtime are silent for half a minute
  }
}`;

/** The whole configuration of an nginx that writes into its own folder alone. */
export const nginxConfig = (folder: string, site: string): string => `\
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;
