// boardgame.io's own server with one game, on a free port of the loopback, which it prints.
'use strict';

const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run(0).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
