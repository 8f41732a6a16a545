-- What happened before the index began is learned once: what was claimed and who graduated, for all Flunks; template and
-- staking of a token when the index hears of it for the first time.
alter table app.chain_index
  -- The first Flunk of which that is not known yet.
  add column learned_to bigint not null default 0;
grant update (learned_to) on app.chain_index to gum_api;

alter table app.tokens
  -- The owner_since for which its holder was asked.
  add column asked_since bigint not null default -1;
grant update (asked_since) on app.tokens to gum_api;
create index tokens_to_ask on app.tokens (owner, collection)
  where owner is not null and (template_id is null or staking_since < 0) and asked_since < owner_since;

-- Null: it was before the index began, and the chain does not keep it.
alter table app.backpack_claims alter column signer drop not null;
alter table app.graduations alter column wallet drop not null, alter column graduated_at drop not null;
grant update (signer) on app.backpack_claims to gum_api;
grant update (wallet, graduated_at) on app.graduations to gum_api;

-- templates.changed_at is from now on the height from which a template has to be read, be it for a change or for the daily
-- reading.
