-- While a table is small PostgreSQL plans to read the whole of it, and each connection keeps that plan until the table is
-- analyzed anew: a minute into an evening in which it grows by a thousand rows a second. What every write of GUM asks goes by
-- the index from the first.
alter function app.kept_answer(text, text, uuid, text) set enable_seqscan = off;
alter function app.gum_facts(text, text, boolean) set enable_seqscan = off;
