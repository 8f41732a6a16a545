-- The widest network of a browser that is counted (domain/network.ts): a person may have a whole /48 of IPv6.
alter table app.presence add column site text not null default '';
create index presence_of_site on app.presence (site);
grant insert (site) on app.presence to gum_api;
