-- For CHAIN=demo only, after the migrations; runs again safely. The keys of these addresses are made on each machine.
insert into app.wallets (wallet, role) values ('0xd300000000000004', 'ADMIN')
  on conflict (wallet) do update set role = excluded.role;
