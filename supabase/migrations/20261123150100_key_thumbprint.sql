-- Which key the sessions and the codes of locks were made with: a server with another one says so when it starts. It is
-- the thumbprint of the public key and tells nothing of the secret one. Null: no server has said it yet.
alter table app.deployment add column key_thumbprint text;
