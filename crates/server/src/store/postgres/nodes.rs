//! Which nodes are alive, and which of them drives a table. Leases are for speed only: what a table writes is held against its
//! version, which every claim raises.

use super::{PostgresStore, failed, unreachable};
use crate::store::{Answer, Fence, StoreError};
use deadpool_postgres::Object;
use enigma_table::{TableCode, Wall};
use std::time::Duration;
use tokio::time::timeout;

/// So many tables are adopted at once.
const ADOPTED: i64 = 100;
/// The owner of tables whose game was under way when the database had one server alone.
const ALONE: &str = "alone";

/// A node that is alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peer {
    /// Its id.
    pub id: String,
    /// Whether the bus reaches it.
    pub bus: bool,
}

/// A table that is a node's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// What its changes are held against.
    pub fence: Fence,
    /// Raised with every claim of any table.
    pub epoch: u64,
    /// Until when another node drove it, if one did.
    pub driven_until: Option<Wall>,
}

/// A table that is a node's own, as the database knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// Its code.
    pub code: TableCode,
    /// Since when.
    pub epoch: u64,
    /// Whether a game goes on there.
    pub is_awake: bool,
}

/// What came of looking for a table's owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// It is the asking node's now.
    Claimed(Claim),
    /// Another node drives it.
    Driven {
        /// The node.
        node: String,
        /// Its epoch.
        epoch: u64,
    },
    /// There is no such table.
    Missing,
    /// Nobody's, or not known this very moment; ask again.
    Unclear,
}

/// The moment on the database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::int8"
    };
}

impl PostgresStore {
    /// The time of the database's clock, in microseconds since 1970.
    pub fn time(&self) -> Answer<u64> {
        let pool = self.leases.clone();
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::int8";
            let prepared = client.prepare_cached(sql).await?;
            let row = client.query_one(&prepared, &[]).await?;
            Ok(row.get::<_, i64>(0).unsigned_abs())
        })
    }

    /// Whether the nodes that are alive mean the same by that name; where there are none, this sum is what it means from now on.
    pub fn agree(&self, name: &str, sum: u64) -> Answer<bool> {
        let (pool, name) = (self.leases.clone(), name.to_owned());
        let sum = sum.cast_signed();
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let agreed = client.query_opt(AGREE, &[&name, &sum]).await?;
            Ok(agreed.is_some())
        })
    }

    /// A new node is alive from now on.
    pub fn enter(&self, id: &str, lease: Duration, bus: bool) -> Answer<()> {
        let (pool, id) = (self.leases.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = concat!(
                "INSERT INTO nodes (id, alive_until, renewed, bus)
                 VALUES ($1, clock_timestamp() + $2 * interval '1 second', ",
                now!(),
                ", $3)"
            );
            let prepared = client.prepare_cached(sql).await?;
            let seconds = lease.as_secs_f64();
            client.execute(&prepared, &[&id, &seconds, &bus]).await?;
            Ok(())
        })
    }

    /// A node says that it is alive. The database's clock in microseconds and all nodes that are; nothing if its time has run
    /// out: then it never comes back under this id.
    pub fn renew(&self, id: &str, lease: Duration, bus: bool) -> Answer<Option<(u64, Vec<Peer>)>> {
        let (pool, id) = (self.leases.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let renewed = timeout(lease / 3, renew(&client, &id, lease, bus)).await;
            match renewed {
                Ok(renewed) => renewed,
                Err(_) => {
                    // Nobody knows what the connection is in the middle of.
                    drop(Object::take(client));
                    Err(StoreError::Unknown("it does not answer".into()))
                }
            }
        })
    }

    /// A node is alive no more: its tables are anybody's.
    pub fn leave(&self, id: &str) -> Answer<()> {
        let (pool, id) = (self.leases.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = concat!(
                "UPDATE nodes SET alive_until = clock_timestamp(), renewed = ",
                now!(),
                " WHERE id = $1 AND alive_until > clock_timestamp()"
            );
            client.execute(sql, &[&id]).await?;
            Ok(())
        })
    }

    /// Finds who drives a table; if nobody does, the asking node from now on. It is claimed anew if it was the asking node's
    /// already. Of an owner that the bus does not reach it is taken by a node that it does.
    pub fn find_or_claim(&self, code: &TableCode, id: &str) -> Answer<Found> {
        let (pool, code, id) = (self.readers.clone(), code.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let prepared = client.prepare_cached(FIND_OR_CLAIM).await?;
            let row = client.query_one(&prepared, &[&code.as_str(), &id]).await?;
            if !row.get::<_, bool>("is_there") {
                return Ok(Found::Missing);
            }
            let number = |column: &str| row.get::<_, Option<i64>>(column).map(i64::unsigned_abs);
            let before: Option<String> = row.get("node");
            if let Some((version, epoch)) = number("version").zip(number("claimed")) {
                let of_another = before.is_some_and(|before| before != id);
                return Ok(Found::Claimed(Claim {
                    fence: Fence { code, version },
                    epoch,
                    driven_until: number("renewed").filter(|_| of_another).map(Wall),
                }));
            }
            Ok(match before.zip(number("epoch")) {
                Some((node, epoch)) if node != id => Found::Driven { node, epoch },
                _ => Found::Unclear,
            })
        })
    }

    /// Takes tables of nodes that are alive no more, whose games were awake: some of them.
    pub fn adopt(&self, id: &str) -> Answer<Vec<Claim>> {
        let (pool, id) = (self.readers.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let prepared = client.prepare_cached(ADOPT).await?;
            let rows = client.query(&prepared, &[&id, &ADOPTED]).await?;
            let number =
                |row: &tokio_postgres::Row, column| row.get::<_, i64>(column).unsigned_abs();
            let claims = rows.iter().map(|row| Claim {
                fence: Fence {
                    code: TableCode::from(row.get::<_, String>(0)),
                    version: number(row, 1),
                },
                epoch: number(row, 2),
                driven_until: Some(Wall(number(row, 3))),
            });
            Ok(claims.collect())
        })
    }

    /// A node has no use for a table any more.
    pub fn give_up(&self, code: &TableCode, epoch: u64) -> Answer<()> {
        let (pool, code) = (self.readers.clone(), code.clone());
        let epoch = i64::try_from(epoch).unwrap_or(i64::MAX);
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = "DELETE FROM owners WHERE code = $1 AND epoch = $2";
            let prepared = client.prepare_cached(sql).await?;
            client.execute(&prepared, &[&code.as_str(), &epoch]).await?;
            Ok(())
        })
    }

    /// Whether a table's owner is still the one who claimed it in that epoch.
    pub fn owns(&self, code: &TableCode, epoch: u64) -> Answer<bool> {
        let (pool, code) = (self.readers.clone(), code.clone());
        let epoch = i64::try_from(epoch).unwrap_or(i64::MAX);
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = "SELECT EXISTS (SELECT FROM owners WHERE code = $1 AND epoch = $2)";
            let prepared = client.prepare_cached(sql).await?;
            Ok(client
                .query_one(&prepared, &[&code.as_str(), &epoch])
                .await?
                .get(0))
        })
    }

    /// The tables that are a node's own, as the database knows it.
    pub fn owned_by(&self, id: &str) -> Answer<Vec<Own>> {
        let (pool, id) = (self.readers.clone(), id.to_owned());
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            let sql = "SELECT code, epoch, EXISTS (
                           SELECT FROM games WHERE place = o.code AND ended IS NULL AND asleep IS NULL)
                       FROM owners o WHERE node = $1";
            let prepared = client.prepare_cached(sql).await?;
            let rows = client.query(&prepared, &[&id]).await?;
            let own = rows.iter().map(|row| Own {
                code: TableCode::from(row.get::<_, String>(0)),
                epoch: row.get::<_, i64>(1).unsigned_abs(),
                is_awake: row.get(2),
            });
            Ok(own.collect())
        })
    }

    /// Games that were under way while the database had one server alone have stood still since that was last alive.
    pub(super) async fn take_over_from_alone(&self) -> Result<(), StoreError> {
        let client = self.readers.get().await.map_err(unreachable)?;
        client.execute(FROM_ALONE, &[&ALONE]).await?;
        client.execute(TABLES_OF_ALONE, &[&ALONE]).await?;
        Ok(())
    }

    /// Forgets nodes that are long gone, with the tables that nobody has needed since.
    pub fn forget_nodes(&self) -> Answer<()> {
        let pool = self.readers.clone();
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            client.batch_execute(FORGET).await.map_err(StoreError::from)
        })
    }
}

async fn renew(
    client: &deadpool_postgres::ClientWrapper,
    id: &str,
    lease: Duration,
    bus: bool,
) -> Result<Option<(u64, Vec<Peer>)>, StoreError> {
    // `now()` would stand still while the statement waits.
    let sql = concat!(
        "WITH own AS (
             UPDATE nodes SET alive_until = clock_timestamp() + $2 * interval '1 second', renewed = ",
        now!(),
        ", bus = $3 WHERE id = $1 AND alive_until > clock_timestamp() RETURNING 1)
         SELECT id, bus, (extract(epoch FROM clock_timestamp()) * 1000000)::int8, (SELECT count(*) FROM own)
         FROM nodes WHERE alive_until > clock_timestamp()"
    );
    let prepared = client.prepare_cached(sql).await?;
    let seconds = lease.as_secs_f64();
    let rows = client.query(&prepared, &[&id, &seconds, &bus]).await?;
    let first = rows.first().filter(|row| row.get::<_, i64>(3) == 1);
    let Some(now) = first.map(|row| row.get::<_, i64>(2).unsigned_abs()) else {
        return Ok(None);
    };
    let peers = rows.iter().map(|row| Peer {
        id: row.get(0),
        bus: row.get(1),
    });
    Ok(Some((now, peers.collect())))
}

const AGREE: &str = "INSERT INTO meta AS m (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE m.value = excluded.value OR NOT EXISTS (SELECT FROM nodes WHERE alive_until > clock_timestamp())
    RETURNING value";

const FIND_OR_CLAIM: &str = "WITH me AS (SELECT id, bus FROM nodes WHERE id = $2 AND alive_until > clock_timestamp()),
    before AS (
        SELECT o.node, o.epoch, n.renewed FROM owners o LEFT JOIN nodes n ON n.id = o.node WHERE o.code = $1),
    claimed AS (
        INSERT INTO owners AS o (code, node, epoch)
        SELECT t.code, me.id, nextval('epochs') FROM me, tables t WHERE t.code = $1
          AND NOT EXISTS (SELECT FROM owners s JOIN nodes n ON n.id = s.node
                          WHERE s.code = $1 AND s.node <> me.id AND n.alive_until > clock_timestamp()
                            AND (n.bus OR NOT me.bus))
        ON CONFLICT (code) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
          WHERE o.node = excluded.node
             OR NOT EXISTS (SELECT FROM nodes n, me WHERE n.id = o.node AND n.alive_until > clock_timestamp()
                            AND (n.bus OR NOT me.bus))
        RETURNING epoch),
    fenced AS (
        UPDATE tables SET version = version + 1 WHERE code = $1 AND EXISTS (SELECT FROM claimed) RETURNING version)
    SELECT EXISTS (SELECT FROM tables WHERE code = $1) AS is_there, (SELECT version FROM fenced) AS version,
           (SELECT epoch FROM claimed) AS claimed, (SELECT node FROM before) AS node,
           (SELECT epoch FROM before) AS epoch, (SELECT renewed FROM before) AS renewed";

const ADOPT: &str = "WITH me AS (SELECT id FROM nodes WHERE id = $1 AND alive_until > clock_timestamp()),
    free AS (
        SELECT o.code, n.renewed FROM me, nodes n JOIN owners o ON o.node = n.id
        WHERE n.alive_until <= clock_timestamp()
          AND EXISTS (SELECT FROM games WHERE place = o.code AND ended IS NULL AND asleep IS NULL)
        LIMIT $2 FOR UPDATE OF o SKIP LOCKED),
    claimed AS (
        UPDATE owners o SET node = me.id, epoch = nextval('epochs') FROM free, me WHERE o.code = free.code
        RETURNING o.code, o.epoch),
    fenced AS (
        UPDATE tables t SET version = version + 1 FROM claimed WHERE t.code = claimed.code RETURNING t.code, t.version)
    SELECT fenced.code, fenced.version, claimed.epoch, free.renewed
    FROM fenced JOIN claimed ON claimed.code = fenced.code JOIN free ON free.code = fenced.code";

const FROM_ALONE: &str = "INSERT INTO nodes (id, alive_until, renewed, bus)
    SELECT $1, '-infinity', value, false FROM meta WHERE key = 'alive'
    ON CONFLICT (id) DO NOTHING";

const TABLES_OF_ALONE: &str = "INSERT INTO owners (code, node, epoch)
    SELECT DISTINCT place, $1, 0 FROM games JOIN nodes ON nodes.id = $1
    WHERE ended IS NULL AND asleep IS NULL ON CONFLICT (code) DO NOTHING";

const FORGET: &str = "DELETE FROM owners o USING nodes n
      WHERE n.id = o.node AND n.alive_until < clock_timestamp() - interval '10 minutes'
        AND NOT EXISTS (SELECT FROM games WHERE place = o.code AND ended IS NULL AND asleep IS NULL);
    DELETE FROM nodes n WHERE n.alive_until < clock_timestamp() - interval '10 minutes'
      AND NOT EXISTS (SELECT FROM owners WHERE node = n.id)";

/// A server that has a database for itself leaves nothing behind that a node could mistake for an owner.
pub async fn be_alone(client: &deadpool_postgres::ClientWrapper) -> Result<(), StoreError> {
    let sql = "DELETE FROM owners; DELETE FROM nodes";
    client
        .batch_execute(sql)
        .await
        .map_err(|error| failed(&super::in_words(&error)))
}
