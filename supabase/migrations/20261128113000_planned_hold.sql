-- PostgreSQL planned the statement of each call anew, because it takes an array of unknown length for a long one, and that
-- took six times as long as to hold the balance.
alter function app.hold_gum_accounts(text[]) set plan_cache_mode = 'force_generic_plan';
