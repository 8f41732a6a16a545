// Begins a function on a port of this machine, as the platform begins it on one of its own: FUNCTION on PORT.
const serve = Deno.serve;
Deno.serve = (answer) => serve({ hostname: '127.0.0.1', port: Number(Deno.env.get('PORT')) }, answer);
await import(Deno.env.get('FUNCTION'));
