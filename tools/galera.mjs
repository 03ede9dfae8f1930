// A Galera cluster of one's own on this machine: for the tests, and for anyone who wants to try the product on one.
//
//   node tools/galera.mjs            starts three nodes, prints a URL for each, stops with Ctrl-C
//   import { startGalera } from './galera.mjs'
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, GALERA_LIBRARIES, isRoot, requireParts } from './debian.mjs';
import { startMariaDb } from './mariadb.mjs';

/** The path of the Galera library; installs what a cluster needs if permissions allow. */
const library = () => {
  requireParts('MariaDB', 'Galera');
  return GALERA_LIBRARIES.find((path) => existsSync(path));
};

/** as root the data transfer fails, so nodes run as the package's user */
const RUNS_AS = 'mysql';
const own = (dir) => isRoot() && execFileSync('chown', ['-R', RUNS_AS, dir]);

const nodeFlags = (provider, { dir, ports }, all) => [
  '--wsrep-on=ON',
  `--wsrep-provider=${provider}`,
  '--binlog-format=ROW',
  '--innodb-autoinc-lock-mode=2',
  '--wsrep-sst-method=rsync',
  `--wsrep-cluster-name=${all[0].ports.group}`,
  `--wsrep-node-name=${dir}`,
  `--wsrep-node-address=127.0.0.1:${ports.group}`,
  `--wsrep-node-incoming-address=127.0.0.1:${ports.sql}`,
  `--wsrep-sst-receive-address=127.0.0.1:${ports.state}`,
  `--wsrep-provider-options=${[
    `gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`,
    `ist.recv_addr=127.0.0.1:${ports.changes}`,
    `ist.recv_bind=127.0.0.1:${ports.changes}`,
    'gcache.size=32M',
  ].join(';')}`,
  // three nodes share this machine
  '--innodb-buffer-pool-size=128M',
];

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
const drawn = new Set();
/** A port below the ephemeral range, so that a restarted node finds its ports free. */
const stablePort = async () => {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (drawn.has(port) || !(await isFree(port))) continue;
    drawn.add(port);
    return port;
  }
};

/** The position at which a node stopped, so that it requests only what it missed. */
const recovered = (dir) => {
  const args = [
    '--no-defaults',
    `--datadir=${join(dir, 'data')}`,
    '--wsrep-recover',
    '--skip-networking',
    `--socket=${join(dir, 'recover.sock')}`,
    `--pid-file=${join(dir, 'recover.pid')}`,
  ];
  const { stderr } = spawnSync(findProgram('mariadbd'), [...args, ...(isRoot() ? [`--user=${RUNS_AS}`] : [])], {
    encoding: 'utf8',
  });
  const [, position] = /Recovered position: (\S+)/.exec(stderr) ?? [];
  return position ? [`--wsrep-start-position=${position}`] : [];
};

/**
 * Starts a cluster on loopback with its own directories, sockets and free ports; removed when this process ends.
 * `flags`: options for each node's server.
 */
export const startGalera = async ({ nodes: count = 3, flags = [] } = {}) => {
  const provider = library();
  const root = mkdtempSync(join(tmpdir(), 'rrr-galera-'));
  chmodSync(root, 0o755);
  const orphan = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', orphan);
  const all = [];
  for (let at = 0; at < count; at += 1) {
    const dir = join(root, `node-${at + 1}`);
    mkdirSync(dir);
    own(dir);
    const [sql, group, state, changes] = [
      await stablePort(),
      await stablePort(),
      await stablePort(),
      await stablePort(),
    ];
    all.push({ dir, ports: { sql, group, state, changes }, server: null });
  }
  const address = `gcomm://${all.map((item) => `127.0.0.1:${item.ports.group}`).join(',')}`;
  const start = async (node, more) => {
    node.server = await startMariaDb({
      dir: node.dir,
      port: node.ports.sql,
      user: RUNS_AS,
      flags: [...nodeFlags(provider, node, all), ...flags, ...more],
    });
  };
  const nodes = all.map((node) => ({
    port: node.ports.sql,
    socketPath: join(node.dir, 'sql.sock'),
    url: (database) => `mysql://root@127.0.0.1:${node.ports.sql}/${database}`,
    kill: async () => {
      await node.server?.stop('SIGKILL');
      node.server = null;
    },
    start: () => start(node, [`--wsrep-cluster-address=${address}`, ...recovered(node.dir)]),
  }));
  const stop = async () => {
    for (const node of nodes) await node.kill();
    process.removeListener('exit', orphan);
    orphan();
  };
  try {
    await start(all[0], ['--wsrep-new-cluster', '--wsrep-cluster-address=gcomm://']);
    // one after the other, because each node copies its data from a running one
    for (const item of all.slice(1)) await start(item, [`--wsrep-cluster-address=${address}`]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, newDatabase: (name) => all.find((value) => value.server)?.server.newDatabase(name), stop };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cluster = await startGalera();
  await cluster.newDatabase('rrr');
  for (const node of cluster.nodes) process.stdout.write(`${node.url('rrr')}\n`);
  const end = () => void cluster.stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
}
