"""From exact values to a small policy, step by step, with NumPy alone.

    python train_policy.py [--quick] [--rules RULES] [--tables FOLDER]

A network with one hidden layer learns from a tablebase who wins a position. A
policy follows: play the turn after which the opponent is worst off. It is
measured on positions that it has not seen and in which the choice matters: how
often does it keep what exact play would keep? The answer is plotted.
"""

import argparse
import os
import tempfile
from pathlib import Path

import numpy as np

import pylos

# %% [markdown]
# ## Exact values
# The children's game with eight balls a side takes seconds to solve. A folder
# with larger tablebases can be given.


def open_tables(rules, folder):
    """The tablebase of these rules, solved if it is not there."""
    found = pylos.Tablebase.find(folder, rules)
    return found or pylos.solve(rules, folder)


# %% [markdown]
# ## Positions
# Games are played at random and caught at random moments.


def sample(rules, size, seed):
    """Positions of random games that are not over."""
    batch = pylos.Batch(rules, size, seed=seed)
    chance = np.random.default_rng(seed)
    moments = chance.integers(0, 15, size)
    for moment in range(15):
        actions = batch.random_actions()
        batch.act(np.where(moments > moment, actions, -1))
    return batch.take(np.flatnonzero(~batch.over()))


def labelled(tables, batch):
    """What the side to move sees, and 1 if it wins, 0 if it loses, ½ for a draw."""
    outcomes, _ = tables.probe_batch(batch)
    return features(batch), (outcomes.astype(np.float32) + 1) / 2


def features(batch):
    """Own balls, the other's balls, and whether the mover is light."""
    planes = batch.observations()
    return np.concatenate([planes[:, 0], planes[:, 1], planes[:, 6, :1]], axis=1)


# %% [markdown]
# ## A network
# One hidden layer, trained by Adam on the logistic loss.


class Network:
    """The chance that the side to move wins, as far as it has learnt."""

    def __init__(self, inputs, hidden=96, seed=0):
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            chance.normal(0, hidden**-0.5, hidden).astype(np.float32),
            np.zeros((), np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def __call__(self, inputs):
        first, bias, second, offset = self.weights
        return 1 / (1 + np.exp(-(np.maximum(inputs @ first + bias, 0) @ second + offset)))

    def learn(self, inputs, wanted, rate=3e-3):
        first, bias, second, offset = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        wrong = (1 / (1 + np.exp(-(hidden @ second + offset))) - wanted) / len(wanted)
        back = np.outer(wrong, second) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum()]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] = 0.9 * self.means[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope**2
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] = self.weights[i] - rate * mean / (np.sqrt(square) + 1e-8)


# %% [markdown]
# ## The policy


def chosen(network, batch):
    """For each position the number of the turn that the policy plays."""
    after, offsets = batch.expand()
    theirs = network(features(after))
    return np.array([theirs[a:b].argmin() for a, b in zip(offsets, offsets[1:])], np.int64)


def accuracy(network, tables, batch):
    """How often the policy keeps the value, where some turns do and some do not."""
    after, offsets = batch.expand()
    outcomes, _ = tables.probe_batch(after)
    turns = offsets[:-1] + chosen(network, batch)
    best = np.minimum.reduceat(outcomes, offsets[:-1])
    matters = best < np.maximum.reduceat(outcomes, offsets[:-1])
    return float((outcomes[turns] == best)[matters].mean())


def train(tables, size, epochs, seed=0):
    """A network and its accuracy after each epoch; that of chance comes first."""
    inputs, wanted = labelled(tables, sample(tables.rules, size, seed))
    unseen = sample(tables.rules, max(500, size // 10), seed + 1)
    network, chance = Network(inputs.shape[1], seed=seed), np.random.default_rng(seed)
    history = [accuracy(network, tables, unseen)]
    for _ in range(epochs):
        for part in np.array_split(chance.permutation(len(inputs)), max(1, len(inputs) // 256)):
            network.learn(inputs[part], wanted[part])
        history.append(accuracy(network, tables, unseen))
    return network, history


# %% [markdown]
# ## The picture


def plot(history, path):
    """The accuracy after each epoch, as an SVG file."""
    try:
        import matplotlib
    except ImportError:
        steps = 600 / max(1, len(history) - 1)
        points = " ".join(f"{i * steps:.1f},{400 - 400 * y:.1f}" for i, y in enumerate(history))
        line = f'<polyline fill="none" stroke="black" points="{points}"/>'
        box = '<rect fill="none" stroke="gray" width="600" height="400"/>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">{box}{line}</svg>\n'
        path.write_text(svg, encoding="utf-8")
        return
    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots()
    axes.plot(history, marker="o")
    axes.set(xlabel="epoch", ylabel="turns that keep the value", ylim=(0, 1))
    figure.savefig(path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--quick", action="store_true", help="less of everything")
    arguments.add_argument("--rules", default="children+8-8")
    arguments.add_argument("--tables", default=os.environ.get("PYLOS_DATA"))
    given = arguments.parse_args()
    size, epochs = (6_000, 6) if given.quick else (100_000, 30)
    with tempfile.TemporaryDirectory() as folder:
        tables = open_tables(given.rules, given.tables or folder)
        network, history = train(tables, size, epochs)
    for epoch, share in enumerate(history):
        print(f"epoch {epoch:2}: {share:.1%} of the turns that matter keep the value")
    plot(history, Path("accuracy.svg"))
    if history[-1] <= history[0]:
        raise SystemExit("nothing was learnt")
    np.savez("policy.npz", *network.weights)


if __name__ == "__main__":
    main()
