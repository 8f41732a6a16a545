-- The place in the chain's history at which a token came to its owner. owner_since is the last one at which the index
-- learned that it is there, which every reading of the wallet moves on.
alter table app.tokens add column held_since bigint not null default -1;
update app.tokens set held_since = owner_since;

grant insert (held_since), update (held_since) on app.tokens to gum_api;
