-- A page of what a wallet earned, of what it spent, or of what one source moved, is answered by an index as a page of
-- everything is: newest first, by (created_at, id), however long the wallet's past is.
create index if not exists gum_transactions_of_side
  on app.gum_transactions (wallet, system_account, created_at desc, id desc);
create index if not exists gum_transactions_of_source
  on app.gum_transactions (wallet, source, created_at desc, id desc);
