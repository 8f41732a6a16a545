-- For CHAIN=demo only, after the migrations; runs again safely. The keys of these addresses are made on each machine.
insert into app.wallets (wallet, role) values ('0xd300000000000004', 'ADMIN')
  on conflict (wallet) do update set role = excluded.role;
-- The codes themselves are in the README. They are no secret: the demo chain has nothing of value.
insert into app.access_codes (hash, level) values
  ('5ceabd01e61d3b2ec4a8d474becd85baadff1a3611aa689074cf694267b9949c', 'BETA'),
  ('4fbbc9662b31ba61415aae0485258d37bf827dfa2073c9888d5a39e86f844c6e', 'COMMUNITY')
  on conflict (hash) do nothing;
