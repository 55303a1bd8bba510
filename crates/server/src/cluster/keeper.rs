//! What a node does once a second: it says that it is alive, and looks for tables of nodes that are not.

use super::tenure::LEASE;
use super::{Cluster, Tenure, process_of};
use crate::Shared;
use crate::clock::RoundTrip;
use crate::store::{Peer, StoreError};
use enigma_table::TableCode;
use futures_util::StreamExt;
use futures_util::stream;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::time::{sleep_until, timeout};

/// How often a node says that it is alive.
const RENEWAL: Duration = Duration::from_secs(1);
/// How soon it tries again if it could not.
const AGAIN: Duration = Duration::from_millis(200);
/// So many tables are read at the same time.
const READING: usize = 8;
/// So many rounds of looking after tables go by before nodes that are long gone are forgotten.
const TIDYING: u64 = 60;
/// And before the own tables are compared with what the database knows, unless there is a reason to do so at once.
const COMPARING: u64 = 5;

/// Starts both tasks.
pub fn start(cluster: &Arc<Cluster>, shared: &Weak<Shared>) {
    tokio::spawn(stay(cluster.clone(), shared.clone()));
    tokio::spawn(look_after(cluster.clone(), shared.clone()));
}

/// Renews the node's tenure; begins another one when it has run out.
async fn stay(cluster: Arc<Cluster>, shared: Weak<Shared>) {
    while let Some(shared) = shared.upgrade()
        && !cluster.leaving.load(Ordering::Relaxed)
    {
        // Should the bus be well, this letter comes back and says so.
        cluster.post.sign(&cluster.process);
        let tenure = cluster.tenure();
        let (asked, bus) = (Instant::now(), cluster.post.is_up());
        if !bus {
            cluster.exposure.begins();
        }
        let renewed = tokio::select! {
            renewed = cluster.store.renew(tenure.id(), LEASE, bus) => renewed,
            () = sleep_until(tenure.until().into()) => Ok(None),
        };
        let next = match renewed {
            Ok(Some((shown, peers))) => {
                tenure.renewed(asked);
                if bus {
                    cluster.exposure.ends();
                }
                if cluster.exposure.is_there() {
                    cluster.doubt();
                }
                shared.clock.heard(RoundTrip {
                    asked,
                    heard: Instant::now(),
                    shown,
                });
                cluster.meet(peers);
                asked + RENEWAL
            }
            Err(error) if tenure.lasts() => {
                tracing::debug!(%error, "a sign of life could not be given");
                Instant::now() + AGAIN
            }
            _ => {
                begin_anew(&cluster, &shared, &tenure).await;
                Instant::now() + AGAIN
            }
        };
        report(&cluster);
        drop(shared);
        sleep_until(next.into()).await;
    }
}

fn report(cluster: &Cluster) {
    let state = cluster.state();
    metrics::gauge!("enigma_node_in_time").set(f64::from(u8::from(state.tenure)));
    metrics::gauge!("enigma_bus_up").set(f64::from(u8::from(state.bus)));
    metrics::gauge!("enigma_nodes").set(state.nodes as f64);
}

/// A tenure has run out: all tables are given up at once, and another tenure begins when the database answers.
async fn begin_anew(cluster: &Cluster, shared: &Arc<Shared>, tenure: &Tenure) {
    if !tenure.is_over() {
        tracing::warn!("this node could not say in time that it is alive: its tables are given up");
        metrics::counter!("enigma_tenures_lost_total").increment(1);
        tenure.end();
        shared.registry.abandon();
    }
    // The others need not wait until the row has run out.
    let _ = timeout(AGAIN, cluster.store.leave(tenure.id())).await;
    let number = cluster.tenures.fetch_add(1, Ordering::Relaxed) + 1;
    let id = format!("{}.{number}", cluster.process);
    cluster.exposure.begins();
    let asked = Instant::now();
    let entered = timeout(
        LEASE / 3,
        cluster.store.enter(&id, LEASE, cluster.post.is_up()),
    );
    if matches!(entered.await, Ok(Ok(()))) {
        tracing::info!("this node is alive again");
        cluster.lock().tenure = Arc::new(Tenure::begun(id, asked));
    }
}

impl Cluster {
    /// Takes note of the nodes that are alive, hangs up on those that are not, and gives them all a sign of life.
    fn meet(&self, peers: Vec<Peer>) {
        let reachable = |peers: &[Peer]| -> BTreeSet<Arc<str>> {
            let reached = peers.iter().filter(|peer| peer.bus);
            reached
                .map(|peer| Arc::from(process_of(&peer.id)))
                .collect()
        };
        let now = reachable(&peers);
        let before = reachable(&std::mem::replace(&mut self.lock().peers, peers));
        for gone in before.difference(&now) {
            self.lines.hang_up(gone);
        }
        for process in now.iter().filter(|process| **process != self.process) {
            self.post.sign(process);
        }
        if !self.post.is_up() {
            self.lines.hang_up_all();
        }
    }
}

/// Looks for tables that nobody drives though their games go on.
async fn look_after(cluster: Arc<Cluster>, shared: Weak<Shared>) {
    let mut rounds = 0_u64;
    while let Some(shared) = shared.upgrade()
        && !cluster.leaving.load(Ordering::Relaxed)
    {
        let next = Instant::now() + RENEWAL;
        rounds += 1;
        if rounds.is_multiple_of(COMPARING) {
            cluster.doubt();
        }
        if let Err(error) = look_around(&cluster, &shared).await {
            tracing::debug!(%error, "tables without a node could not be looked for");
            // Some may be this node's all the same: the answer that said so was lost.
            cluster.doubt();
        }
        if rounds.is_multiple_of(TIDYING) {
            let _ = cluster.store.forget_nodes().await;
        }
        drop(shared);
        sleep_until(next.into()).await;
    }
}

async fn look_around(cluster: &Arc<Cluster>, shared: &Arc<Shared>) -> Result<(), StoreError> {
    let tenure = cluster.tenure();
    let stray = std::mem::take(&mut cluster.lock().stray);
    for code in stray {
        let found = shared.registry.find(shared, &code).await;
        if found.is_err_and(|error| error.may_pass()) {
            cluster.is_stray(&code);
        }
    }
    while tenure.lasts() && !cluster.leaving.load(Ordering::Relaxed) {
        let claims = cluster.store.adopt(tenure.id()).await?;
        if claims.is_empty() {
            break;
        }
        tracing::info!(
            tables = claims.len(),
            "tables of a node that is gone are adopted"
        );
        metrics::counter!("enigma_adoptions_total").increment(claims.len() as u64);
        let adopted = stream::iter(claims).for_each_concurrent(READING, |claim| {
            let tenure = tenure.clone();
            async move {
                let code = claim.fence.code.clone();
                let adopted = shared.registry.adopt(shared, claim, tenure).await;
                if adopted.is_err_and(|error| error.may_pass()) {
                    cluster.is_stray(&code);
                }
            }
        });
        adopted.await;
    }
    if cluster.doubts.swap(false, Ordering::Relaxed) {
        compare(cluster, shared, &tenure).await?;
    }
    Ok(())
}

/// Drops tables that other nodes have taken, of which this one knows nothing yet, and brings those into memory that are its own and
/// awake: it may have claimed them without hearing so.
async fn compare(
    cluster: &Cluster,
    shared: &Arc<Shared>,
    tenure: &Tenure,
) -> Result<(), StoreError> {
    let held = shared.registry.held();
    let exposed = cluster.exposure.to_compare();
    let own = cluster.store.owned_by(tenure.id()).await?;
    let epochs: HashMap<&TableCode, u64> = own.iter().map(|own| (&own.code, own.epoch)).collect();
    let lost = held
        .iter()
        .filter(|(code, epoch)| epochs.get(code) != Some(epoch));
    for (code, epoch) in lost {
        shared.registry.drop_since(code, *epoch);
    }
    if let Some(times) = exposed {
        cluster.exposure.compared(times);
    }
    for own in own.iter().filter(|own| own.is_awake) {
        if !shared.registry.is_settled(&own.code) && tenure.lasts() {
            let found = shared.registry.find(shared, &own.code).await;
            if let Err(error) = found {
                tracing::debug!(%error, "an own table cannot be read");
            }
        }
    }
    Ok(())
}
